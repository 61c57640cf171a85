/** The client of a shop: the sending client, and what is wrapped around it. */
import { type Client, createClient } from '#shared/client/create.ts';
import { refuseUndeclared } from '#shared/client/declared.ts';
import type { ClientOptions } from '#shared/client/options.ts';
import type { Reply } from '#shared/client/reply.ts';
import type { Call } from '#shared/contract/call.ts';
import { chit } from '#shared/contract/chit.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import { CancelledError, ShapeError } from '#shared/errors.ts';
import { byRows, endOf } from './by-rows.ts';
import { around, effectOf, type Guard, guarded } from './guard.ts';
import type { SavedLogin } from './logins.ts';
import { heedingRetryAfter, type Patience, patient } from './patient-client.ts';
import type { Profile } from './profile.ts';
import { asTyped, secretsIn } from './redaction/redactor.ts';

export interface ShopPorts extends Pick<Patience, 'clock' | 'signal' | 'random' | 'again'> {
  readonly fetch: typeof fetch;
  readonly guard: Guard;
  readonly learn: (secret: string) => void;
  /** Hears of acting calls in place of the guard's: a walk tells by itself what it leaves. */
  readonly acts?: Guard['acts'] | undefined;
  /** The outermost client: of a dry run, or of a smoke report. */
  readonly around?: ((client: Client) => Client) | undefined;
  /** Reads leniently and hears deviations; without it the first deviation of a reading call is an error. */
  readonly onDeviation?: ClientOptions['onDeviation'];
}

/** The guarded client, before `init`. */
export function clientOf(profile: Profile, session: Session, ports: ShopPorts): Client {
  const heeding = heedingRetryAfter(ports.fetch, ports.clock.now);
  const client = createClient({
    ...wireOf(profile, session),
    fetch: heeding.fetch,
    onDeviation: ports.onDeviation ?? refuseDeviating,
    deadline: profile.timeout,
    cancelDuplicates: false,
  });
  const { clock, random, signal, guard, again, learn } = ports;
  const { patience: total, timeout } = profile;
  const { takeWait } = heeding;
  const repeated = patient(declaring(client), { clock, random, signal, total, timeout, takeWait, again });
  const acts = ports.acts ?? guard.acts;
  const isSettling = () => acts.latest() !== undefined;
  const whole = guarded(discreet(interruptible(legible(repeated), signal, isSettling), learn), guard, acts);
  return ports.around?.(whole) ?? whole;
}

/** Strict reading. What acts must not fail because of its answer, nor what came as error 3. */
function refuseDeviating(call: Call, noted: readonly Deviation[], answer: object): void {
  if (call.effect !== 'read' || (answer as Reply<object>).envelope.byErrorThree) return;
  const end = endOf(call, noted, answer);
  if (end) throw new ShapeError(end.path, end.expected, end.got, call.path);
}

/** The same client. An argument that no document names is a mistake of the program, or of who wrote a scenario. */
const declaring = (client: Client): Client =>
  around(client, (call, options, ask, args) => {
    refuseUndeclared(call, args);
    return ask(options);
  });

interface Session {
  login: SavedLogin | undefined;
}

/** The address, header names and login of calls. */
export const wireOf = ({ base, names, body, agencyId }: Profile, session: Partial<Session>) => ({
  base,
  names,
  body,
  token: () => session.login?.token ?? '',
  agencyId: () => session.login?.agency_id || agencyId,
});

/** The same client. It tells `learn` every secret that it sends, and the token that answers a text message. */
export function discreet(client: Client, learn: (secret: string) => void): Client {
  return {
    async send(call, args, options) {
      for (const { value } of secretsIn(args)) for (const secret of asTyped(value)) learn(secret);
      const answer = await client.send(call, args, options);
      if (call.path === chit.sendChitCode.path && 'data' in answer) learn(String(answer.data));
      return answer;
    },
    next: client.next.bind(client),
  };
}

/**
 * The same client. Reading calls fail on undecodable characters, and on a list page without "end" or a next page. A list
 * without a readable row fails with what its rows lack.
 */
export const legible = (client: Client): Client =>
  around(client, async (call, options, ask) => {
    const answer = await ask(options).catch((error: unknown) => {
      throw error instanceof ShapeError ? byRows(error) : error;
    });
    if (effectOf(call) !== 'read') return answer;
    const lost = lostLetters(answer);
    if (lost !== undefined) throw new ShapeError(lost, 'UTF-8', 'U+FFFD', call.path);
    if ((answer as { page_next?: unknown } | undefined)?.page_next === '') {
      throw new ShapeError('page_next', 'text', 'nothing', call.path);
    }
    return answer;
  });

/** The path of a text with the replacement character of undecodable bytes. */
export function lostLetters(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes('\uFFFD') ? path : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, each] of Object.entries(value)) {
    const found = lostLetters(each, path === '' ? name : `${path}.${name}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * The same client. The signal ends reading calls, but not while the outcome of an act is unknown: they settle it. After the
 * signal no payment starts.
 */
export const interruptible = (client: Client, signal: AbortSignal, isSettling = () => false): Client =>
  around(client, (call, { signal: own, ...options }, ask) => {
    if (signal.aborted && effectOf(call) === 'money') throw new CancelledError(call.path, true);
    if (effectOf(call) !== 'read') return ask(options);
    if (isSettling()) return ask(own ? { ...options, signal: own } : options);
    // The client keeps its listener on the signal, so each call gets a short-lived one.
    return ask({ ...options, signal: AbortSignal.any(own ? [own, signal] : [signal]) });
  });
