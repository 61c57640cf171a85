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

/**
 * The `have_package` of a whole cart for some of its lines. It counts the others as well, so that a package is known only of
 * all lines; "none" holds for a part too.
 */
export const packageOf = (
  have_package: boolean | undefined,
  chosen: readonly unknown[],
  all: readonly unknown[],
): boolean | undefined => (have_package && chosen.length !== all.length ? undefined : have_package);

/**
 * What is known about the fee of these lines: it is free, or the amount decides. Undefined while it is unknown. Of no lines
 * only the rule can be told.
 */
export function shippingKnown(
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number | undefined,
  rule: ShippingRule,
): 'free' | 'byAmount' | undefined {
  const { agency_franking: fee, package_price: from, have_package } = rule;
  if (fee === undefined) return undefined;
  if (fee === 0) return 'free';
  if (chosen.length === 0) return from === undefined ? undefined : 'byAmount';
  if (have_package === true) return 'free';
  if (from === undefined || total === undefined) return undefined;
  if (total >= from) return 'free';
  return shippingShortfall(chosen, total, rule) === undefined ? undefined : 'byAmount';
}

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
