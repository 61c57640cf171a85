/** Opens a shop with the kept profile and login. */
import { type Consent, createGuard } from './guard.ts';
import { loadLogin } from './logins.ts';
import type { Planner } from './plan.ts';
import { type Profile, refusePlainHttp } from './profile.ts';
import type { Redactor } from './redaction/redactor.ts';
import { clientOf, openShop, type Shop, type ShopPorts } from './shop.ts';

/**
 * The shop of a profile with its kept login, behind the guard. With a planner it is a dry run: only reading calls are
 * sent.
 */
export async function openKeptShop(
  dir: string,
  profile: Profile,
  consent: Consent,
  ports: Omit<ShopPorts, 'guard' | 'learn'>,
  redactor: Redactor,
  planner?: Planner,
): Promise<Shop> {
  refusePlainHttp(profile);
  const login = await loadLogin(dir, profile);
  redactor.learn(login?.token);
  const shop = await openShop(profile, login, {
    ...ports,
    guard: createGuard(profile, consent),
    learn: redactor.learn,
    ...(planner && { around: (client) => planner.around(client, profile, consent) }),
  });
  return planner ? { ...shop, guard: planner.guard(profile, consent) } : shop;
}

export type UnaskedShop = Awaited<ReturnType<typeof openUnasked>>;

/** The shop before `init`. Its guard admits reading calls only. */
export async function openUnasked(
  dir: string,
  profile: Profile,
  ports: Omit<ShopPorts, 'guard' | 'learn'>,
  redactor: Redactor,
) {
  const login = await loadLogin(dir, profile);
  redactor.learn(login?.token);
  const guard = createGuard({ ...profile, may: ['read'] }, { allow: 'read', typedName: async () => undefined });
  const client = clientOf(profile, { login }, { ...ports, guard, learn: redactor.learn });
  // `fetch` is for raw answers.
  const { fetch, clock, signal } = ports;
  return { profile, login, client, fetch, clock, signal };
}
