/** How the member's verification stands now: a kept login only knows how it stood when it was made. */

import type { MemberShop } from '#cli/shop/shop.ts';
import type { Verification } from '#shared/contract/entities.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { ifOffered } from './run-once.ts';

/** Asks the shop; where it does not offer the call, which is assumed, the login's own word counts. */
export async function verificationNow(shop: MemberShop): Promise<Verification> {
  const { yz } = shop.session.login;
  const now = await ifOffered(() => shop.client.send(userLicences.yzInfo, {}));
  return now?.yz ?? yz;
}

/** The same for whoever wants to act: a login that was verified, or needs not be, is believed; the shop judges the act. */
export async function verificationToAct(shop: MemberShop): Promise<Verification> {
  const { yz } = shop.session.login;
  return yz === 1 || !shop.settings.user_yz ? yz : verificationNow(shop);
}
