import type { Explained } from '#cli/parts/goods.ts';
import { price, shanghaiTime } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair } from '#cli/text/table.ts';
import type { Batch } from '#shared/contract/goods.ts';
import { validUntil } from '#shared/messages/goods-card.ts';
import { couponScope, couponWords, goodsActivityWords, shopActivityWords } from '#shared/rules/activity.ts';
import type { Passed, PriceStep } from '#shared/rules/price-steps.ts';
import { productName } from '#shared/rules/product-name.ts';
import { type PriceReason, reasonLabel } from '#shared/rules/unit-price.ts';

/** A product with its price explained. */
export function goodsExplained(goods: Explained, paper: Paper): string {
  const { say } = paper;
  const { product, specifications, batches, tiers } = goods;
  const unit = product.unitno_name || say('个', 'unit');
  return facts(
    [
      [say('编号', 'ID'), product.goods_id ?? ''],
      [say('名称', 'Name'), productName(product)],
      [say('货号', 'Code'), product.goods_sn],
      [say('规格', 'Pack'), product.des ?? ''],
      [say('厂家', 'Maker'), product.brand_name ?? ''],
      [say('价格', 'Price'), goods.hidden ?? `${price(goods.price)} / ${unit}`],
      [say('下一步', 'Next'), goods.next ?? ''],
      [say('价格依据', 'Price by'), goods.hidden === undefined ? why(goods, unit, paper) : ''],
      ...goods.steps.map((step): Pair => [say('价格比较', 'Compared'), stepLine(step, unit, paper)]),
      [say('库存', 'Stock'), stockOf(goods)],
      [say('可购', 'May buy'), goods.hidden === undefined ? `${goods.cap}${unit}` : ''],
      [say('起订倍数', 'Multiples of'), goods.multiple > 1 ? `${goods.multiple}${unit}` : ''],
      ...tiers.map((tier): Pair => [say('阶梯价', 'Tier'), `≥${tier.num}${unit} ${price(tier.price)}`]),
      ...specifications.map((each): Pair => [say('规格选项', '--spec'), `${each.spce_id} ${each.spce_name}`]),
      ...batches.map((each): Pair => [say('效期批次', '--batch'), batchLine(each)]),
      ...goods.coupons.map((each): Pair => [say('优惠券', 'Coupon'), `${couponWords(each)} ${couponScope(each)}`]),
      ...goods.shop_activities.map(
        (each): Pair => [say('店铺活动', 'Activity'), `${each.name} ${shopActivityWords(each)}`],
      ),
      ...goods.goods_activities.map((each): Pair => [say('商品活动', 'Gift'), goodsActivityWords(each, unit)]),
      ...goods.licence.map(({ name, value }): Pair => [name, value]),
    ],
    paper,
  );
}

/** One of the prices that were compared, and what became of it. */
function stepLine(
  { reason, price: amount, counts, because, from }: PriceStep,
  unit: string,
  { say, ink }: Paper,
): string {
  const name = reasonLabel[reason] || say('商城', 'shop');
  const told: Record<Passed, string> = {
    notStarted: say('尚未开始', 'not begun yet'),
    ended: say('已结束', 'ended'),
    tooFew: say(`数量不足 ${from}${unit}`, `needs ${from}`),
    after: say('优先级较低', 'another comes first'),
  };
  const end = counts ? ink.green(say('← 采用', '<- counts')) : because ? told[because] : '';
  return `${name} ${price(amount)}${from === undefined ? '' : ` (≥${from}${unit})`}  ${end}`;
}

const stockOf = ({ product, batch, specification }: Explained): string =>
  String((batch ?? specification ?? product).goods_number ?? '…');

const batchLine = (batch: Batch): string =>
  `${batch.tb_id} ${batch.ph} ${validUntil(shanghaiTime(batch.end_time).slice(0, 10)).text} ${price(batch.shop_price)}`;

/** Which rule made the price, in words. */
function why({ reason, was, quantity, product, batch }: Explained, unit: string, { say }: Paper): string {
  const struck = was === undefined ? '' : say(`（原价 ${price(was)}）`, ` (was ${price(was)})`);
  const sentences: Record<PriceReason, string> = {
    promotion: say(
      `${reasonLabel.promotion}价 ${product.promote_name ?? ''}，至 ${shanghaiTime(product.gmt_end_time)}`,
      `promotion, until ${shanghaiTime(product.gmt_end_time)}`,
    ),
    batch: say(`${reasonLabel.batch}批次 ${batch?.ph ?? ''} 的价格`, `near-expiry batch ${batch?.ph ?? ''}`),
    tier: say(`${reasonLabel.tier}价：购买 ${quantity}${unit}`, `tier for a quantity of ${quantity}`),
    member: say(`${reasonLabel.member}价`, 'member price'),
    plain: say('商城价', 'shop price'),
  };
  return sentences[reason] + struck;
}
