/** The shipping prompt at checkout (document 1 §5). Amounts in fen. */
import type { CartLine } from '#shared/contract/cart.ts';
import { isBundle } from './cart-quantity.ts';

/** What the cart says of shipping. */
export interface ShippingRule {
  readonly have_package: boolean;
  readonly package_price: number;
  readonly agency_franking: number;
}

/** The shortfall to free shipping, or undefined when the prompt does not open. */
export function shippingShortfall(
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number,
  rule: ShippingRule,
): number | undefined {
  const ordinary = !chosen.some(isBundle);
  const due = ordinary && rule.agency_franking > 0 && !rule.have_package && total < rule.package_price;
  return due ? rule.package_price - total : undefined;
}
