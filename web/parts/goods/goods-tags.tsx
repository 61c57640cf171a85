import { type GoodsCard, goodsCard } from '#shared/contract/shop-entities.ts';
import { validUntil } from '#shared/messages/goods-card.ts';
import { isNearExpiry } from '#shared/rules/goods/near-expiry.ts';
import { seesPrices } from '#shared/rules/member/verification.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { countdown } from '#shared/rules/orders/countdown.ts';
import { cardPromotion, promotionChangesAt, promotionPhase } from '#shared/rules/prices/promotion.ts';
import { lastPriceOf } from '#web/state/goods/last-prices.ts';
import { useBuyer } from '#web/state/session/buyer.ts';
import { useByFlags } from '#web/state/session/use-privileges.ts';
import { Tag, Tags } from '#web/ui/tag.tsx';
import { dayOf } from '../time/day.ts';
import { useTurn } from '../time/use-turn.ts';

/** Tags of the goods, on one line of fixed height. */
export function GoodsTags({ goods: given }: { readonly goods: GoodsCard }) {
  const goods = useByFlags(goodsCard, given);
  return (
    <Tags className="goods-card__tags">
      <PromotionLeft goods={goods} />
      {goods.pledge_id && <Tag tone="brand">医保</Tag>}
      {goods.is_udi && <Tag tone="info">UDI</Tag>}
      {isNearExpiry(goods) && goods.tb_end_time && <Expiry at={goods.tb_end_time} />}
      {!isNearExpiry(goods) && goods.is_taobao && <Tag tone="warn">效期特惠</Tag>}
      <Bought goods={goods} />
      {goods.is_new && <Tag tone="line">新品</Tag>}
      {goods.hd_name && <Tag>{goods.hd_name}</Tag>}
      {goods.group_id && <Tag>团购</Tag>}
      {goods.help_id && <Tag>砍价</Tag>}
      {goods.is_best && <Tag>推荐</Tag>}
      {goods.is_famous && <Tag>名品</Tag>}
      {goods.no_discount && <Tag>不参与优惠</Tag>}
    </Tags>
  );
}

/** Bought before, with the last price if this device knows it. A near-expiry batch has its own price. */
function Bought({ goods }: { readonly goods: GoodsCard }) {
  const sees = seesPrices(useBuyer());
  const last = sees && !isNearExpiry(goods) ? lastPriceOf(goods.goods_id) : undefined;
  if (last) return <Tag>上次 ¥{yuan(last.price)}</Tag>;
  return goods.is_buy && <Tag>买过</Tag>;
}

function Expiry({ at }: { readonly at: number }) {
  const day = dayOf(at);
  return (
    <Tag tone="warn" title={validUntil(day).text}>
      效期 {day.slice(0, 7)}
    </Tag>
  );
}

/** The time left of a promotion, or until it starts. */
function PromotionLeft({ goods }: { readonly goods: GoodsCard }) {
  const promotion = cardPromotion(goods);
  const shows = seesPrices(useBuyer());
  const until = shows ? promotionChangesAt(promotion) : null;
  const now = useTurn(until);
  if (until === null) return null;
  const { days, hours, minutes, seconds } = countdown(until, now);
  const word = promotionPhase(promotion) === 0 ? '距开始' : '距结束';
  return <Tag>{`${word} ${days > 0 ? `${days}天` : ''}${hours}:${minutes}:${seconds}`}</Tag>;
}
