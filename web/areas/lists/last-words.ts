/** What a list says of the last order of goods. */
import type { LastQuantity } from '#shared/rules/orders/bought-orders.ts';
import { shortDay } from '#web/parts/time/day.ts';

/** 上次 20 盒（11-12）, as far as it is known; `at` is the time that the list itself gives (ms). '' when nothing is. */
export function lastWords(last: LastQuantity | undefined, at: number | null | undefined): string {
  if (last) return `上次 ${quantityWords(last)}（${shortDay(last.at)}）`;
  return at ? `上次 ${shortDay(at)}` : '';
}

/** 20 盒. */
export const quantityWords = ({ quantity, unit }: Pick<LastQuantity, 'quantity' | 'unit'>): string =>
  `${quantity} ${unit}`.trim();
