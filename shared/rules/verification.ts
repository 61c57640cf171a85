/** Who may see prices and buy (document 1 §4 and §6, document 2 §6). */
import type { Verification } from '#shared/contract/entities.ts';
import { isLoggedIn } from './logged-in.ts';

/** The buyer as far as permissions ask: the stored token, the verification state, and whether the platform verifies at all. */
export interface Buyer {
  readonly token: string;
  readonly yz: Verification;
  /** Platform setting: verification is on. */
  readonly user_yz: boolean;
}

/** True when the verification counts as passed: yz 1, or for members of a platform with verification off; never for a visitor. */
export const isVerified = ({ token, yz, user_yz }: Buyer): boolean => isLoggedIn(token) && (yz === 1 || !user_yz);

/** True when prices, stock, sales counts and buy buttons show; everyone else sees an ellipsis in their place. */
export const seesPrices = isVerified;

/** What a buyer has to do before buying goods, or that nothing stands in the way. */
export type Standing = 'login' | 'verify' | 'range' | 'buy';

/** The buyer's standing towards goods; `inRange` is the goods answer's `yz_range`, and a card, which has none, passes true. */
export function standing(buyer: Buyer, inRange = true): Standing {
  if (!isLoggedIn(buyer.token)) return 'login';
  if (!isVerified(buyer)) return 'verify';
  return inRange ? 'buy' : 'range';
}

/** Text of the buying button and where it leads; without `to` it adds to the cart. */
export interface BuyButton {
  readonly label: string;
  readonly to?: string;
}

/** The buying button of the quick-buy dialog (document 2 §2); `typeId` is the product's type_id. */
export function buyButton(where: Standing, typeId: string): BuyButton {
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

/** True for a logged-in member who is to be asked to verify: verification is on and, as far as is known, not passed. */
export const asksToVerify = (buyer: Buyer): boolean =>
  isLoggedIn(buyer.token) && buyer.yz !== undefined && !isVerified(buyer);
