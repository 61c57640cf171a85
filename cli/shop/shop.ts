/** A shop as the services see it: the guarded client, the kept login, the settings. */
import { Fault } from '#cli/text/fault.ts';
import { type Client, createClient } from '#shared/client/create.ts';
import type { ClientOptions } from '#shared/client/options.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import type { Clock } from '#shared/flows/clock.ts';
import { closedComment } from '#shared/rules/start-up.ts';
import { discreet, interruptible, legible } from './clients.ts';
import { type Consent, createGuard, type Guard, guarded } from './guard.ts';
import { loadLogin, type SavedLogin } from './logins.ts';
import { heedingRetryAfter, type Patience, patient } from './patient-client.ts';
import type { Planner } from './plan.ts';
import { type Profile, refusePlainHttp } from './profile.ts';
import type { Redactor } from './redaction/redactor.ts';

/** A shop without the login: a command declares that it needs to know it. */
export interface PublicShop {
  readonly profile: Profile;
  readonly client: Client;
  readonly guard: Guard;
  readonly clock: Clock;
  /** Ends waiting and reading; a sent write or payment is always awaited. */
  readonly signal: AbortSignal;
  /** The answer to `init`. */
  readonly settings: AnswerOf<typeof common.init>;
  /** Tells the redactor a new secret. */
  readonly learn: (secret: string) => void;
}

/** A shop with its login, if any: for commands of visitors and members, and for logging in and out. */
export interface Shop extends PublicShop {
  readonly session: { login: SavedLogin | undefined };
}

export interface MemberShop extends PublicShop {
  readonly session: { login: SavedLogin };
}

export interface ShopPorts extends Pick<Patience, 'clock' | 'signal' | 'random' | 'again'> {
  readonly fetch: typeof fetch;
  readonly guard: Guard;
  readonly learn: (secret: string) => void;
  /** The outermost client: of a dry run, or of a smoke report. */
  readonly around?: ((client: Client) => Client) | undefined;
  /** Reads leniently and hears deviations; without it the first deviation of a reading call is an error. */
  readonly onDeviation?: ClientOptions['onDeviation'];
}

/** Reads the settings; throws a fault when the shop is closed. */
export async function openShop(profile: Profile, login: SavedLogin | undefined, ports: ShopPorts): Promise<Shop> {
  const session = { login };
  const client = clientOf(profile, session, ports);
  const settings = await client.send(common.init, { device: 'pc', log_bs: '' });
  if (settings.shop_closed) {
    const { text } = closedComment(settings.close_comment);
    throw new Fault('closed', [text, text]);
  }
  const { guard, clock, signal, learn } = ports;
  return { profile, client, guard, clock, signal, settings, session, learn };
}

/** The guarded client, before `init`. */
export function clientOf(profile: Profile, session: Shop['session'], ports: ShopPorts): Client {
  const heeding = heedingRetryAfter(ports.fetch, ports.clock.now);
  const client = createClient({
    ...wireOf(profile, session),
    fetch: heeding.fetch,
    ...(ports.onDeviation ? { onDeviation: ports.onDeviation } : { strict: true }),
    deadline: profile.timeout,
    cancelDuplicates: false,
  });
  const { clock, random, signal, guard, around, again, learn } = ports;
  const { patience: total, timeout } = profile;
  const { takeWait } = heeding;
  const repeated = patient(client, { clock, random, signal, total, timeout, takeWait, again });
  const whole = guarded(discreet(interruptible(legible(repeated), signal), learn), guard);
  return around ? around(whole) : whole;
}

/** The address, header names and login of calls. */
export const wireOf = ({ base, names, agencyId }: Profile, session: Partial<Shop['session']>) => ({
  base,
  names,
  token: () => session.login?.token ?? '',
  agencyId: () => session.login?.agency_id || agencyId,
});

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
