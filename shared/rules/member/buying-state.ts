/** What a buyer must do before buying, and the button that says so (document 1 §4 and §6, document 2 §2). */
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { type Buyer, isVerified } from './verification.ts';

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
