/** How much may be bought (document 2 §5). Quantities are base units. */
import type { Restriction } from '#shared/contract/entities.ts';
import { leftOfLimit } from './kk-num.ts';

/** The maximum quantity: the stock, limited by `kk_num`. */
export function quantityCap(stock: number, restricted?: Restriction): number {
  return Math.max(0, Math.min(stock, leftOfLimit(restricted)));
}

/** The allowed quantity. `capped`: it was reduced to the cap, and a warning is shown. */
export interface Quantity {
  readonly quantity: number;
  readonly capped: boolean;
}

/**
 * The allowed quantity for a wanted one: an integer of at least 0, rounded down to a multiple of `multiple`, never above the
 * cap. NaN becomes 0.
 */
export function fitQuantity(wanted: number, cap: number, multiple = 1): Quantity {
  const step = Math.max(1, Math.trunc(multiple));
  const whole = Number.isFinite(wanted) ? Math.max(0, Math.trunc(wanted)) : 0;
  const most = Math.max(0, Math.trunc(cap));
  const quantity = Math.min(whole, most);
  return { quantity: quantity - (quantity % step), capped: whole > most };
}
