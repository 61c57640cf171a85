/** Small rules of the member centre (documents 1 §6, §9 and 2 §2). */
import type { SystemPriv } from '#shared/contract/entities.ts';
import { type Buyer, isVerified } from './verification.ts';

/** The points' worth in yuan: integral divided by integral_ratio, with 2 decimals; '0.00' without a ratio. */
export const pointsWorth = (integral: number, integral_ratio: number): string =>
  (integral_ratio > 0 ? integral / integral_ratio : 0).toFixed(2);

/** True when a member is asked to bind the official account: none bound, and the privileges wechat and mobile are on. */
export const asksToBind = (openid: string | undefined, priv: Pick<SystemPriv, 'wechat' | 'mobile'>): boolean =>
  !openid && priv.wechat && priv.mobile;

/** The name that the greeting uses. */
export const greetingName = (nickname: string | undefined): string => nickname?.trim() || '游客';

/** The verification tag, shown only on a platform with verification on; `to` is where an unverified member goes. */
export function verificationTag(buyer: Buyer): { label: string; to?: string } | undefined {
  // Where nobody knows, neither is said.
  if (!buyer.user_yz || buyer.yz === undefined) return undefined;
  return isVerified(buyer) ? { label: '已认证' } : { label: '未认证', to: '/user-yz' };
}
