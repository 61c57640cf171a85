import { useSnapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { pricesForVerified } from '#shared/messages/buying.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
import { cardPromotion, promotionTurns } from '#shared/rules/promotion.ts';
import { showsCashPrice, showsRetailPrice } from '#shared/rules/shown-prices.ts';
import { reasonLabel } from '#shared/rules/unit-price.ts';
import { seesPrices } from '#shared/rules/verification.ts';
import { useBuyer, useSettings } from '#web/state/buyer.ts';
import { session } from '#web/state/session.ts';
import { HiddenPrice, Price, yuan } from '#web/ui/price.tsx';
import { useSecond } from './use-second.ts';

interface Props {
  readonly goods: GoodsCard;
  readonly size?: 'sm' | 'md' | 'base' | 'lg' | undefined;
  /** Leaves out unit and reason where there is little room. */
  readonly bare?: boolean | undefined;
}

/** The price of a card for whoever looks: the ellipsis in the same height for a buyer who may not see it. */
export function GoodsPrice({ goods, size, bare }: Props) {
  const buyer = useBuyer();
  const shows = seesPrices(buyer);
  const now = useSecond(shows && promotionTurns(cardPromotion(goods), Date.now()) !== null);
  const { price, upTo, was, reason } = cardPrice(goods, now);
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

/** The other prices of a card on one muted line: paid in cash, with a coupon, with points, with the red paper, in retail. */
export function OtherPrices({ goods }: { readonly goods: GoodsCard }) {
  const buyer = useBuyer();
  const settings = useSettings();
  const { order_pay } = useSnapshot(session);
  const { cash_price, market_price } = goods;
  const retail = settings !== undefined && showsRetailPrice(market_price, settings);
  const rows: readonly (readonly [string, number | undefined, boolean])[] = [
    ['现结价', cash_price, seesPrices(buyer) && showsCashPrice(cash_price, order_pay)],
    ['券后价', goods.volume_price, seesPrices(buyer)],
    ['红包价', goods.red_price, seesPrices(buyer)],
    ['零售价', market_price, retail],
  ];
  const shown = rows.flatMap(([label, fen, shows]) => (shows && fen ? [`${label} ¥${yuan(fen)}`] : []));
  if (goods.integral && seesPrices(buyer)) shown.push(pointsText(goods.integral, goods.integral_price));
  return shown.length > 0 && <p className="goods-card__more small muted clip">{shown.join('　')}</p>;
}

const pointsText = (integral: number, price: number | undefined): string =>
  price ? `积分价 ${integral}分+¥${yuan(price)}` : `可用积分 ${integral}`;
