/** Who sees prices and may order (document 1 §4 and §6, document 2 §6). */
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

/** True for a member who should be asked to verify: verification is on, and the member is not verified as far as known. */
export const asksToVerify = (buyer: Buyer): boolean =>
  isLoggedIn(buyer.token) && buyer.yz !== undefined && !isVerified(buyer);
