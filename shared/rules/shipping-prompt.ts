/** The shipping prompt at checkout (document 1 §5). Amounts are in fen. */

import type { CartLine } from '#shared/contract/cart.ts';
import { isBundle } from './cart-quantity.ts';
import { isAbove0 } from './money.ts';

/** The shipping rule of the cart. */
export interface ShippingRule {
  readonly have_package: boolean;
  readonly package_price?: number | undefined;
  readonly agency_franking?: number | undefined;
}

/** The shortfall to free shipping; undefined when the prompt does not open, also for an unknown amount. */
export function shippingShortfall(
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number | undefined,
  rule: ShippingRule,
): number | undefined {
  const ordinary = !chosen.some(isBundle);
  const { package_price, agency_franking } = rule;
  if (total === undefined || package_price === undefined || !isAbove0(agency_franking)) return undefined;
  return ordinary && !rule.have_package && total < package_price ? package_price - total : undefined;
}
