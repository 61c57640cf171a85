/** How much may be bought (document 2 §5). Quantities are base units. */
import type { Restriction } from '#shared/contract/entities.ts';
import { leftOfLimit } from './kk-num.ts';

/** The most that may be bought: the stock, and what a purchase limit leaves (`kk_num`). */
export function quantityCap(stock: number, restricted?: Restriction): number {
  return Math.max(0, Math.min(stock, leftOfLimit(restricted)));
}

/** A wanted quantity brought in line; `capped` says that the cap was hit, so that the warning shows. */
export interface Quantity {
  readonly quantity: number;
  readonly capped: boolean;
}

/**
 * Brings a wanted quantity in line: an integer of at least 0, a multiple of `multiple` (rounded down), and never above
 * the cap. A quantity that is no number becomes 0.
 */
export function fitQuantity(wanted: number, cap: number, multiple = 1): Quantity {
  const step = Math.max(1, Math.trunc(multiple));
  const whole = Number.isFinite(wanted) ? Math.max(0, Math.trunc(wanted)) : 0;
  const most = Math.max(0, Math.trunc(cap));
  const quantity = Math.min(whole, most);
  return { quantity: quantity - (quantity % step), capped: whole > most };
}
