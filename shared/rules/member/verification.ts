/** Who may see prices and buy (document 1 §4 and §6, document 2 §6). */
import type { Verification } from '#shared/contract/entities.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';

/** What permissions depend on: the stored token, the verification state, and whether verification is on. */
export interface Buyer {
  readonly token: string;
  readonly yz: Verification;
  /** Verification is on for this platform. */
  readonly user_yz: boolean;
}

/** True for yz 1, and for all members while verification is off; never for a visitor. */
export const isVerified = ({ token, yz, user_yz }: Buyer): boolean => isLoggedIn(token) && (yz === 1 || !user_yz);

/** Prices, stock, sales counts and buy buttons are shown to verified buyers. Everyone else sees an ellipsis. */
export const seesPrices = isVerified;

/** What a buyer must do before buying; 'buy' when nothing is missing. */
export type BuyingState = 'login' | 'verify' | 'range' | 'buy';

/** `inRange` is `yz_range` of the goods answer; cards, which have none, pass true. */
export function buyingState(buyer: Buyer, inRange = true): BuyingState {
  if (!isLoggedIn(buyer.token)) return 'login';
  if (!isVerified(buyer)) return 'verify';
  return inRange ? 'buy' : 'range';
}

/** The buying button. Without `to` it adds to the cart. */
export interface BuyButton {
  readonly label: string;
  readonly to?: string;
}

/** The button of the quick-buy dialog (document 2 §2). */
export function buyButton(where: BuyingState, typeId: string): BuyButton {
  switch (where) {
    case 'login':
      return { label: '请先登录', to: '/user?path=login' };
    case 'verify':
      return { label: '请先认证', to: '/user-center?path=user-yz' };
    case 'range':
      return { label: '您不在经营范围内，请上传资质', to: `/user-range?id=${encodeURIComponent(typeId)}` };
    case 'buy':
      return { label: '加入购物车' };
  }
}

/** True for a member who should be asked to verify: verification is on, and the member is not verified as far as known. */
export const asksToVerify = (buyer: Buyer): boolean =>
  isLoggedIn(buyer.token) && buyer.yz !== undefined && !isVerified(buyer);
