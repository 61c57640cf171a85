/** Small rules of the member centre (documents 1 §6, §9 and 2 §2). */
import type { SystemPriv } from '#shared/contract/entities.ts';
import { type Buyer, isVerified } from './verification.ts';

/** The points' worth in fen: `integral_ratio` points are 1 yuan; 0 without a ratio. */
export const pointsWorth = (integral: number, integral_ratio: number): number =>
  integral_ratio > 0 ? Math.round((integral * 100) / integral_ratio) : 0;

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
