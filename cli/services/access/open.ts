/** Opening a shop with what is kept on this machine. */
import { loadLogin } from '../environment/logins.ts';
import type { Profile } from '../environment/profile.ts';
import type { Redactor } from '../redaction/redactor.ts';
import { type Consent, createGuard } from './guard.ts';
import { openShop, type Shop, type ShopPorts } from './shop.ts';

/** The shop of a profile with its kept login, behind the guard of this run; the login's secrets are hidden from now on. */
export async function openKeptShop(
  dir: string,
  profile: Profile,
  consent: Consent,
  ports: Omit<ShopPorts, 'guard' | 'learn'>,
  redactor: Redactor,
): Promise<Shop> {
  const login = await loadLogin(dir, profile);
  redactor.learn(login?.token);
  return openShop(profile, login, { ...ports, guard: createGuard(profile, consent), learn: redactor.learn });
}
