/** A shop for tests of services: a fake client behind the real guard, a clock moved by hand, a logged-in member. */
import { interruptible } from '#cli/shop/clients.ts';
import { type Consent, createGuard, guarded } from '#cli/shop/guard.ts';
import type { SavedLogin } from '#cli/shop/logins.ts';
import { type Kind, localProfile } from '#cli/shop/profile.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { common } from '#shared/contract/common.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { startAt } from '#shared/contract/wire.ts';
import { createFakeClient, type FakeClient } from '#shared/flows/testing/fake-client.ts';
import { createManualClock, type ManualClock } from '#shared/flows/testing/manual-clock.ts';

export const member: SavedLogin = {
  user_name: 'yaodian',
  name: '仁心大药房',
  token: 't'.repeat(32),
  avatar: '',
  agency_id: '1',
  order_pay: true,
  is_yb: false,
  yz: 1,
  user_list: [],
};

export interface FakeShop {
  /** A member's, whoever is logged in: what the frame refuses no service is asked for. */
  readonly shop: MemberShop;
  readonly client: FakeClient;
  readonly clock: ManualClock;
  /** Ctrl-C. */
  readonly ending: AbortController;
}

interface Wanted {
  readonly kind?: Kind;
  readonly consent?: Partial<Consent>;
  readonly login?: SavedLogin | undefined;
}

/** Makes the shop; by default local and logged in. */
export function createFakeShop(wanted: Wanted = {}): FakeShop {
  const [client, clock, ending] = [createFakeClient(), createManualClock(), new AbortController()];
  const login = 'login' in wanted ? wanted.login : member;
  const { yzInfo } = userLicences;
  client.on(yzInfo, () => yzInfo.answer.read({ yz: login?.yz ?? 0 }, startAt(false)));
  const profile = { ...localProfile, kind: wanted.kind ?? 'local', name: 'shop' };
  const guard = createGuard(profile, { allow: 'read', typedName: async () => undefined, ...wanted.consent });
  const shop = {
    profile,
    client: guarded(interruptible(client, ending.signal), guard),
    guard,
    clock,
    serverNow: clock.now,
    signal: ending.signal,
    settings: common.init.answer.read({ user_yz: 1 }, startAt(false)),
    session: { login },
    learn: () => undefined,
  };
  return { shop: shop as MemberShop, client, clock, ending };
}
