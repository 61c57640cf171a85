/** A shop as the services see it: the guarded client, the kept login, the settings. */
import { Fault } from '#cli/text/fault.ts';
import type { Client } from '#shared/client/create.ts';
import { createServerClock, type ServerClock } from '#shared/client/server-clock.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import type { Clock } from '#shared/flows/clock.ts';
import { closedComment } from '#shared/rules/app/closed-comment.ts';
import { asSeen } from './as-seen.ts';
import { clientOf, type ShopPorts } from './clients.ts';
import { type Consent, createGuard, type Guard } from './guard.ts';
import { type LoginsAt, loadLogin, type SavedLogin } from './logins.ts';
import type { Planner } from './plan.ts';
import { type Profile, refusePlainHttp } from './profile.ts';
import type { Redactor } from './redaction/redactor.ts';

/** What opens a shop is loaded with it. */
export { door } from './door.ts';
export { createGuard, missingConsents } from './guard.ts';

/** A shop without the login: a command declares that it needs to know it. */
export interface PublicShop {
  readonly profile: Profile;
  readonly client: Client;
  readonly guard: Guard;
  readonly clock: Clock;
  /** The server's time in ms since 1970, as its answers tell it: what ends there ends by that. `clock` is this machine's. */
  readonly serverNow: () => number;
  /** Ends waiting and reading; a sent write or payment is always awaited. */
  readonly signal: AbortSignal;
  readonly settings: AnswerOf<typeof common.init>;
  readonly learn: (secret: string) => void;
}

/** A shop with its login, if any: for commands of visitors and members, and for logging in and out. */
export interface Shop extends PublicShop {
  readonly session: { login: SavedLogin | undefined };
}

export interface MemberShop extends PublicShop {
  readonly session: { login: SavedLogin };
}

/** Reads the settings; throws a fault when the shop is closed. */
export async function openShop(profile: Profile, login: SavedLogin | undefined, ports: ShopPorts): Promise<Shop> {
  const session = { login };
  const { guard, clock, signal, learn } = ports;
  const server = createServerClock({ date: clock.now, passed: clock.now });
  const unseen = clientOf(profile, session, { ...ports, fetch: hearing(ports.fetch, server, clock.now) });
  const settings = await unseen.send(common.init, { device: 'pc', log_bs: '' });
  if (settings.shop_closed) {
    const { text } = closedComment(settings.close_comment);
    throw new Fault('closed', [text, text]);
  }
  const client = asSeen(unseen, session, settings.user_yz);
  return { profile, client, guard, clock, serverNow: server.now, signal, settings, session, learn };
}

/** The same fetch. Each answer tells the server's time. */
const hearing =
  (fetch: typeof globalThis.fetch, server: ServerClock, now: () => number): typeof globalThis.fetch =>
  async (input, init) => {
    const sent = now();
    const answer = await fetch(input, init);
    server.hear(answer.headers.get('date'), answer.headers.get('age'), sent);
    return answer;
  };

/**
 * The shop of a profile with its kept login, behind the guard. With a planner it is a dry run: only reading calls are
 * sent.
 */
export async function openSavedShop(
  logins: LoginsAt,
  profile: Profile,
  consent: Consent,
  ports: Omit<ShopPorts, 'learn'>,
  redactor: Redactor,
  planner?: Planner,
): Promise<Shop> {
  refusePlainHttp(profile);
  const login = await loadLogin(logins, profile);
  redactor.learn(login?.token);
  return openShop(profile, login, {
    ...ports,
    learn: redactor.learn,
    ...(planner && { around: (client) => planner.around(client, profile, consent) }),
  });
}

export type UnaskedShop = Awaited<ReturnType<typeof openUnasked>>;

/** The shop before `init`. Its client reads only; `ports.guard` is the run's, for requests beside the client. */
export async function openUnasked(
  logins: LoginsAt,
  profile: Profile,
  { guard: ofRun, ...ports }: Omit<ShopPorts, 'learn'>,
  redactor: Redactor,
) {
  const login = await loadLogin(logins, profile);
  redactor.learn(login?.token);
  const guard = createGuard({ ...profile, may: ['read'] }, { allow: 'read', typedName: async () => undefined });
  const client = clientOf(profile, { login }, { ...ports, guard, learn: redactor.learn });
  // `fetch` is for raw answers.
  const { fetch, clock, signal } = ports;
  return { profile, login, client, guard: ofRun, fetch, clock, signal };
}
