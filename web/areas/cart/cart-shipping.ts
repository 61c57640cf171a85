/** What stands above the lines of several merchants. */
import type { AnswerOf } from '#shared/contract/call.ts';
import type { cart } from '#shared/contract/cart.ts';
import { yuan } from '#shared/rules/money/money.ts';

export type ShippingTold = Pick<AnswerOf<typeof cart.list>, 'agency_franking' | 'package_price' | 'have_package'>;

export const merchantName = (order_zt: string): string => order_zt || '其他商家';

/**
 * The shipping cost of several merchants; '' where the server does not tell it. The documents know one rule for all lines
 * together.
 */
export function shippingWords({ agency_franking: fee, package_price: from, have_package }: ShippingTold): string {
  if (fee === undefined || (from === undefined && fee !== 0 && !have_package)) return '';
  if (fee === 0 || have_package) return '各商家分开发货，本单免运费';
  return `各商家分开发货，运费合并计算：满¥${yuan(from)}免运费，不满收¥${yuan(fee)}`;
}
