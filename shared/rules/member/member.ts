/** Rules of the member centre (document 1 §6, §9, document 2 §2). */

import type { SystemPriv } from '#shared/contract/entities.ts';
import { grouped } from '#shared/rules/app/grouped.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { type Buyer, isVerified } from './verification.ts';

/** The value of points in fen: `integral_ratio` points are 1 yuan. Unknown without a ratio or a number of points. */
export const pointsWorth = (integral: number | undefined, integral_ratio: number): number | undefined =>
  integral !== undefined && integral_ratio > 0 ? Math.round((integral * 100) / integral_ratio) : undefined;

/** A number of points as it is shown: "1,260", or the dash of an unknown one. */
export const pointsText = (integral: number | undefined): string =>
  integral === undefined ? UNKNOWN : grouped(integral);

/** True when a member is asked to bind the official account: none is bound, and the privileges wechat and mobile are on. */
export const asksToBind = (openid: string | undefined, priv: Pick<SystemPriv, 'wechat' | 'mobile'>): boolean =>
  !openid && priv.wechat === true && priv.mobile === true;

/** The name in the greeting. */
export const greetingName = (nickname: string | undefined): string => nickname?.trim() || '游客';

/** The verification tag, shown only while verification is on. `to` is the link for an unverified member. */
export function verificationTag(buyer: Buyer): { label: string; to?: string } | undefined {
  // An unknown state shows no tag.
  if (!buyer.user_yz || buyer.yz === undefined) return undefined;
  return isVerified(buyer) ? { label: '已认证' } : { label: '未认证', to: '/user-yz' };
}
