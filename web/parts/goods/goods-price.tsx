import { useSnapshot } from 'valtio';
import { type GoodsCard, goodsCard } from '#shared/contract/shop-entities.ts';
import { pricesForVerified } from '#shared/messages/goods-card.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
import { pointsOnCard, pointsWords } from '#shared/rules/points-price.ts';
import { reasonLabel } from '#shared/rules/price-reason.ts';
import { showsCashPrice, showsRetailPrice } from '#shared/rules/shown-prices.ts';
import { seesPrices } from '#shared/rules/verification.ts';
import { useBuyer, useSettings } from '#web/state/session/buyer.ts';
import { session } from '#web/state/session/session.ts';
import { useByFlags } from '#web/state/session/use-privileges.ts';
import { HiddenPrice, Price, yuan } from '#web/ui/price.tsx';

interface Props {
  readonly goods: GoodsCard;
  readonly size?: 'sm' | 'md' | 'base' | 'lg' | undefined;
  /** Leaves out unit and reason where space is short. */
  readonly bare?: boolean | undefined;
}

/** A card's price. A buyer who may not see it gets an ellipsis of the same height. */
export function GoodsPrice({ goods: given, size, bare }: Props) {
  const goods = useByFlags(goodsCard, given);
  const buyer = useBuyer();
  const shows = seesPrices(buyer);
  const { price, upTo, was, reason } = cardPrice(goods);
  const points = shows ? pointsOnCard(goods, price) : 0;
  if (points > 0) return <b className="price price--ink">{pointsWords(points, 0)}</b>;
  if (!shows || price === undefined) return <HiddenPrice why={pricesForVerified.text} />;
  return (
    <Price
      fen={price}
      size={size}
      unit={bare ? undefined : unitOf(goods.unitno_name, upTo !== undefined)}
      why={bare || reason === 'plain' ? undefined : reasonLabel[reason]}
      was={was}
    />
  );
}

const unitOf = (unit: string | undefined, fromHere: boolean): string | undefined =>
  fromHere ? `${unit ?? ''}起` : unit;

/** The other prices of a card, muted: cash, with a coupon, with points, with a red packet, retail. */
export function OtherPrices({ goods: given }: { readonly goods: GoodsCard }) {
  const goods = useByFlags(goodsCard, given);
  const sees = seesPrices(useBuyer());
  const settings = useSettings();
  const { order_pay } = useSnapshot(session);
  const { cash_price, market_price, volume_price, red_price, integral } = goods;
  const { price } = cardPrice(goods);
  const rows: readonly (readonly [string, number | undefined, boolean])[] = [
    ['现结价', cash_price, sees && showsCashPrice(cash_price, order_pay, price)],
    ['券后价', volume_price, sees && isLower(volume_price, price)],
    ['红包', red_price, sees],
    ['零售价', market_price, settings !== undefined && showsRetailPrice(market_price, settings)],
  ];
  const shown = rows.flatMap(([label, fen, shows]) => (shows && fen ? [`${label} ¥${yuan(fen)}`] : []));
  if (sees && integral && pointsOnCard(goods, price) === 0)
    shown.unshift(pointsText(integral, goods.integral_price, price));
  if (shown.length === 0) return null;
  return (
    <span className="goods-card__others small muted">
      {shown.map((words) => (
        <span key={words}>{words}</span>
      ))}
    </span>
  );
}

/** Hides a coupon price that is not below the current price. */
const isLower = (volume_price: number | undefined, price: number | undefined): boolean =>
  volume_price !== undefined && price !== undefined && volume_price < price;

/** Only a card whose price is its points price is sold for points; of any other, points may be used. */
const pointsText = (integral: number, points_price: number | undefined, price: number | undefined): string =>
  price && points_price === price ? `积分价 ${integral}分+¥${yuan(price)}` : `可用积分 ${integral}`;
