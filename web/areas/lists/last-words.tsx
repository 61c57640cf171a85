/** What a list says of the last order of goods. */
import type { LastQuantity } from '#shared/rules/orders/bought-orders.ts';
import { shortDay } from '#web/parts/time/day.ts';

interface Props {
  readonly last: LastQuantity | undefined;
  /** The time that the list itself gives (ms). */
  readonly at?: number | null | undefined;
}

/** 上次 20 盒（11-12）, as far as it is known. A browser may break a line behind a hyphen: the date stays whole. */
export const LastWords = ({ last, at }: Props) =>
  last ? (
    <>
      上次 {quantityWords(last)}
      <span className="nowrap">（{shortDay(last.at)}）</span>
    </>
  ) : at ? (
    <>
      上次 <span className="nowrap">{shortDay(at)}</span>
    </>
  ) : null;

/** 20 盒. */
export const quantityWords = ({ quantity, unit }: Pick<LastQuantity, 'quantity' | 'unit'>): string =>
  `${quantity} ${unit}`.trim();
