/** What a smoke run is given of the world: one shop, one member, and what an environment may or may not have. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import type { Clock } from '#shared/flows/clock.ts';

/** What the scenarios need members for. */
export const roles = ['buyer', 'credit', 'unverified', 'narrow', 'chain'] as const;
/** buyer: verified, pays by balance; credit: no cash customer; narrow: a small business scope; chain: has linked accounts. */
export type Role = (typeof roles)[number];

/** A member that a run may use. */
export interface Account {
  readonly user: string;
  readonly password: string;
  readonly payPassword: string;
}

/** Does something as the operator of a stand-in. */
export type Operate = (action: string, body: object) => Promise<Readonly<Record<string, unknown>>>;

/** The shop as it is asked while a walk is cleared away: an end of the run does not reach it. */
export interface Clearing {
  readonly client: Client;
  readonly operate: Operate | undefined;
  readonly signal: AbortSignal;
  /** The machine's own: a walk's may be the shop's. */
  readonly clock: Clock;
  /** Ends this, too. */
  giveUp(): void;
}

export interface SmokePorts {
  /** Strict, and behind the guard. */
  readonly client: Client;
  /** Waits: where the walk is alone with a stand-in by letting the shop's clock go on, else by the machine's. */
  readonly clock: Clock;
  /** Ends what waits. */
  readonly signal: AbortSignal;
  readonly account: Account;
  /** Makes the login that of the following calls; none ends it. */
  signIn(user: string, answer: AnswerOf<typeof login.login> | undefined): void;
  /** What putting back takes once `signal` has ended the walk; absent where nothing ends it. */
  readonly clearing?: Clearing | undefined;
  /** Consent to spend so many fen; for a call that a file made up, the shop itself is asked what it costs. */
  spend(fen: number, on?: { readonly call: Call; readonly args: unknown }): Promise<void>;
  /** Absent where nobody plays the operator. */
  readonly operate?: Operate | undefined;
  /** Opens an address as somebody's browser does, without following a redirect; absent where nobody plays the operator. */
  readonly visit?: ((address: string, init?: RequestInit) => Promise<Response>) | undefined;
  /** Brings the code of the newest text message to this phone. */
  smsCode(phone: string): Promise<string>;
  /** A random key. */
  once(): string;
  /** Keeps a secret out of everything that is written. */
  learn(secret: string): void;
  /** Named values: a row of data, and what the command line set. */
  readonly values: Readonly<Record<string, string>>;
  /** So often reading calls were made again up to now. */
  readonly repetitions?: (() => number) | undefined;
  /** Hears of each step as it begins. */
  readonly stepping?: ((name: string) => void) | undefined;
  /** Which of the walks that run side by side this is, from 0. */
  readonly lane: number;
}
