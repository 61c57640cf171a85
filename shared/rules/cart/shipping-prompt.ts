/** The shipping prompt at checkout (document 1 §5). Amounts are in fen. */

import type { CartLine } from '#shared/contract/cart.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import { isBundle } from './cart-quantity.ts';

/** The shipping rule of the cart. */
export interface ShippingRule {
  /** Undefined while it is not known for these lines. */
  readonly have_package?: boolean | undefined;
  readonly package_price?: number | undefined;
  readonly agency_franking?: number | undefined;
}

/**
 * The shortfall to free shipping; undefined when the prompt does not open, also for an unknown amount and while it is
 * unknown whether a package is among the lines.
 */
export function shippingShortfall(
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number | undefined,
  rule: ShippingRule,
): number | undefined {
  return rule.have_package === false ? gapOf(chosen, total, rule) : undefined;
}

/** Whether the fee depends on `have_package`: ordinary lines below the amount, where there is a fee. */
export const needsPackage = (
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number | undefined,
  rule: Omit<ShippingRule, 'have_package'>,
): boolean => gapOf(chosen, total, rule) !== undefined;

/** A line whose kind cannot be read may be a bundle. */
const isOrdinary = (line: Pick<CartLine, 'type'>): boolean => line.type !== undefined && !isBundle(line);

function gapOf(
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number | undefined,
  { package_price, agency_franking }: Omit<ShippingRule, 'have_package'>,
): number | undefined {
  if (total === undefined || package_price === undefined || !isAbove0(agency_franking)) return undefined;
  return chosen.every(isOrdinary) && total < package_price ? package_price - total : undefined;
}
