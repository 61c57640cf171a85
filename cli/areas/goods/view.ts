import type { Explained } from '#cli/parts/goods.ts';
import { priceCell, stockCell } from '#cli/parts/goods-view.ts';
import { goodsPrice, price, shanghaiTime } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { type Column, card, facts, more, type Pair, table } from '#cli/text/table.ts';
import type { Batch } from '#shared/contract/goods.ts';
import { noGoods, validUntil } from '#shared/messages/goods-card.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { leftOfLimit, limitWords, wholeLimit } from '#shared/rules/cart/kk-num.ts';
import {
  activityTime,
  couponScope,
  couponWords,
  goodsActivityWords,
  shopActivityWords,
} from '#shared/rules/coupons/activity.ts';
import { productName } from '#shared/rules/goods/product-name.ts';
import type { NotApplied, PriceCandidate } from '#shared/rules/prices/price-candidates.ts';
import { type PriceReason, reasonLabel } from '#shared/rules/prices/unit-price.ts';
import { cardMarks, productMarks } from './marks.ts';
import type { Found, FoundGoods } from './service.ts';

export function foundGoods(found: Found, style: TextStyle): string {
  const { brands = [], cats = [] } = found;
  const choices: Pair[] = [
    ['--brand', brands.map((each) => `${each.brand_id} ${each.brand_name}`).join(' | ')],
    ['--cat', cats.map((each) => `${each.cat_id} ${each.cat_name}`).join(' | ')],
  ];
  const narrowing = facts(choices, style);
  return foundTable(found, style) + (narrowing === '' ? '' : `\n\n${narrowing}`);
}

function foundTable({ goods, more: isCut }: Found, style: TextStyle): string {
  const has = (told: (each: FoundGoods) => readonly string[]) => goods.some((each) => told(each).length > 0);
  const shown = table(goods, noGoods.text, style, [
    { head: ['编号', 'ID'], cell: ({ goods_id }) => goods_id },
    { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
    { head: ['规格', 'Pack'], cell: ({ des }) => des ?? '', shrinksTo: 8 },
    { head: ['厂家', 'Maker'], cell: ({ brand_name }) => brand_name ?? '', shrinksTo: 8 },
    { head: ['价格', 'Price'], cell: priceCell, right: true },
    { head: ['库存', 'Stock'], cell: stockCell, right: true },
    ...(has(({ others }) => others) ? [othersColumn] : []),
    ...(has(cardMarks) ? [marksColumn] : []),
  ]);
  return more(shown, isCut, style);
}

const othersColumn: Column<FoundGoods> = {
  head: ['其他价格', 'Other prices'],
  cell: ({ others }) => others.join(' '),
  shrinksTo: 13,
};
const marksColumn: Column<FoundGoods> = {
  head: ['标记', 'Marks'],
  cell: (each) => cardMarks(each).join(' '),
  shrinksTo: 4,
};

export const goodsExplained = card((goods: Explained, style) => {
  const { product, specifications, batches, tiers } = goods;
  const unit = product.unitno_name || style.say('个', 'unit');
  const { goods_number = UNKNOWN } = goods.batch ?? goods.specification ?? product;
  return [
    [['编号', 'ID'], product.goods_id ?? ''],
    [['名称', 'Name'], productName(product)],
    [['货号', 'Code'], product.goods_sn],
    [['规格', 'Pack'], product.des ?? ''],
    [['厂家', 'Maker'], product.brand_name ?? ''],
    [['说明', 'About'], product.goods_brief ?? ''],
    [['价格', 'Price'], goods.hidden ?? `${goodsPrice(goods.price)} / ${unit}`],
    ...goods.others.map((words): Pair => [['其他价格', 'Other prices'], words]),
    [['另需积分', 'And points'], goods.points > 0 ? `${goods.points} / ${unit}` : ''],
    [['下一步', 'Next'], goods.next ?? ''],
    [['价格依据', 'Price by'], goods.hidden === undefined ? why(goods, unit, style) : ''],
    ...goods.steps.map((step): Pair => [['价格比较', 'Compared'], stepLine(step, unit, style)]),
    [['库存', 'Stock'], goods.hidden === undefined ? String(goods_number) : '…'],
    [['可购', 'May buy'], goods.hidden === undefined ? `${goods.cap}${unit}` : ''],
    [['限购', 'Limit'], goods.hidden === undefined ? limitLine(goods, unit, style) : ''],
    [['起订倍数', 'Multiples of'], goods.multiple > 1 ? `${goods.multiple}${unit}` : ''],
    ...tiers.map((tier): Pair => [['阶梯价', 'Tier'], `≥${tier.num ?? '?'}${unit} ${goodsPrice(tier.price)}`]),
    ...specifications.map((each): Pair => [['规格选项', '--spec'], `${each.spce_id} ${each.spce_name}`]),
    ...batches.map((each): Pair => [['效期批次', '--batch'], batchLine(each)]),
    ...goods.coupons.map((each): Pair => [['优惠券', 'Coupon'], `${couponWords(each)} ${couponScope(each)}`]),
    ...goods.shop_activities.map(
      (each): Pair => [['店铺活动', 'Activity'], `${each.name} ${shopActivityWords(each)}，${activityTime(each, day)}`],
    ),
    ...goods.goods_activities.map((each): Pair => [['商品活动', 'Gift'], goodsActivityWords(each, unit)]),
    [['标记', 'Marks'], [...productMarks(product), ...(goods.is_collect ? ['已收藏'] : [])].join(' ')],
    ...goods.licence.map(({ name, value }): Pair => [name, value]),
  ];
});

function stepLine(
  { reason, price: amount, counts, because, from }: PriceCandidate,
  unit: string,
  { say, ink }: TextStyle,
) {
  const name = reasonLabel[reason] || say('商城', 'shop');
  const told: Record<NotApplied, string> = {
    notStarted: say('尚未开始', 'not begun yet'),
    ended: say('已结束', 'ended'),
    tooFew: say(`数量不足 ${from}${unit}`, `needs ${from}`),
    tooMany: say('数量超出', 'more than it covers'),
    after: say('优先级较低', 'another comes first'),
  };
  const end = counts ? ink.green(say('← 采用', '<- counts')) : because ? told[because] : '';
  return `${name} ${price(amount)}${from === undefined ? '' : ` (≥${from}${unit})`}  ${end}`;
}

/** The limit, and what the member has used of it. */
function limitLine({ limit }: Explained, unit: string, { say }: TextStyle): string {
  const words = limitWords(limit, unit);
  const used = limit ? (wholeLimit(limit) ?? 0) - leftOfLimit(limit) : 0;
  return used > 0 ? `${words}${say(`（已用 ${used}）`, ` (${used} used)`)}` : words;
}

const day = (ms: number): string => shanghaiTime(ms).slice(0, 10);

const batchLine = (batch: Batch): string =>
  `${batch.tb_id} ${batch.ph} ${validUntil(shanghaiTime(batch.end_time).slice(0, 10)).text} ${goodsPrice(batch.shop_price)}`;

function why({ reason, was, quantity, product, batch }: Explained, unit: string, { say }: TextStyle): string {
  const struck = was === undefined ? '' : say(`（原价 ${price(was)}）`, ` (was ${price(was)})`);
  const sentences: Record<PriceReason, string> = {
    won: say(`${reasonLabel.won}价：拼团或砍价所得`, 'won by a group buy or a price cut'),
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
