/** What stands above the lines of several merchants. */
import type { CartLine } from '#shared/contract/cart.ts';
import { type ShippingRule, shippingKnown } from '#shared/rules/cart/shipping-prompt.ts';
import { yuan } from '#shared/rules/money/money.ts';

export const merchantName = (order_zt: string): string => order_zt || '其他商家';

/**
 * The shipping cost of the ticked lines of several merchants; '' where nobody knows it. The documents know one rule for all
 * lines together.
 */
export function shippingWords(
  chosen: readonly Pick<CartLine, 'type'>[],
  total: number | undefined,
  rule: ShippingRule,
): string {
  switch (shippingKnown(chosen, total, rule)) {
    case 'free':
      return '各商家分开发货，本单免运费';
    case 'byAmount':
      return `各商家分开发货，运费合并计算：满¥${yuan(rule.package_price)}免运费，不满收¥${yuan(rule.agency_franking)}`;
    default:
      return '';
  }
}
