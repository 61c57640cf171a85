/** What a goods card says, as words. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { pointsOnCard } from '#shared/rules/prices/points-price.ts';
import { showsCashPrice, showsRetailPrice } from '#shared/rules/prices/shown-prices.ts';
import type { Settings } from '#web/state/settings/settings.ts';

/** Pack and maker, by which buyers tell goods of the same name apart. */
export const packOf = ({ des, brand_name }: GoodsCard): string => [des, brand_name].filter(Boolean).join(' · ') || ' ';

export const stockWords = (stock: number): string => (stock < 1 ? '暂时缺货' : `库存 ${stock > 999 ? '999+' : stock}`);

export const unitOf = (unit: string | undefined, fromHere: boolean): string | undefined =>
  fromHere ? `${unit ?? ''}起` : unit;

interface Looker {
  /** The buyer may see prices. */
  readonly sees: boolean;
  readonly settings: Settings | undefined;
  /** A cash customer. */
  readonly order_pay: boolean;
}

/** The other prices of a card: cash, with a coupon, with points, with a red packet, retail. */
export function otherPrices(goods: GoodsCard, { sees, settings, order_pay }: Looker): string[] {
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
  return shown;
}

/** Hides a coupon price that is not below the current price. */
const isLower = (volume_price: number | undefined, price: number | undefined): boolean =>
  volume_price !== undefined && price !== undefined && volume_price < price;

/** Only a card whose price is its points price is sold for points; of any other, points may be used. */
const pointsText = (integral: number, points_price: number | undefined, price: number | undefined): string =>
  price && points_price === price ? `积分价 ${integral}分+¥${yuan(price)}` : `可用积分 ${integral}`;
