/** The member's current verification; a saved login only knows an old state. */
import type { MemberShop } from '#cli/shop/shop.ts';
import type { Verification } from '#shared/contract/entities.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { ifOffered } from './run-once.ts';

/** If the shop lacks this assumed call, the login's state counts. */
export async function verificationNow(shop: MemberShop): Promise<Verification> {
  const { yz } = shop.session.login;
  const now = await ifOffered(() => shop.client.send(userLicences.yzInfo, {}));
  return now?.yz ?? yz;
}

/** Before an act: a verified login is trusted, because the shop checks the act itself. */
export async function verificationToAct(shop: MemberShop): Promise<Verification> {
  const { yz } = shop.session.login;
  return yz === 1 || !shop.settings.user_yz ? yz : verificationNow(shop);
}
