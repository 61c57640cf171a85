/** What a smoke run is given of the world: one shop, one member, and what an environment may or may not have. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import type { Clock } from '#shared/flows/clock.ts';

export const roles = ['buyer', 'credit', 'unverified', 'narrow', 'chain'] as const;
/** buyer: verified, pays by balance; credit: no cash customer; narrow: a small business scope; chain: has linked accounts. */
export type Role = (typeof roles)[number];

export interface Account {
  readonly user: string;
  readonly password: string;
  readonly payPassword: string;
}

/** The shop as it is asked while a walk is cleared away: an end of the run does not reach it. */
export interface Clearing {
  readonly client: Client;
  readonly signal: AbortSignal;
  /** Ends this, too. */
  giveUp(): void;
}

export interface Unsettled {
  readonly order_sn: string;
  /** What the code says; '' where the shop gave none. */
  readonly code: string;
  /** Fen. */
  readonly amount: number;
}

/** Resolves when somebody has paid, as far as they say. */
export type Settle = (payment: Unsettled) => Promise<void>;

/** What the walks of one run share of text messages, by member: who verified, and when the last message went out (ms since 1970). */
export interface Messages {
  readonly verified: Set<string>;
  readonly sent: Map<string, number>;
}

/** Named values that the command line set. */
export type Values = Readonly<Record<string, string>>;

export interface SmokePorts {
  /** Strict, and behind the guard. */
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly account: Account;
  /** Makes the login that of the following calls; none ends it. */
  signIn(user: string, answer: AnswerOf<typeof login.login> | undefined): void;
  /** What putting back takes once `signal` has ended the walk; absent where nothing ends it. */
  readonly clearing?: Clearing | undefined;
  /** Consent to spend so many fen; for a call that a file made up, the shop itself is asked what it costs. */
  spend(fen: number, on?: { readonly call: Call; readonly args: unknown }): Promise<void>;
  /** Has somebody pay a code; absent where nobody does. */
  readonly settle?: Settle | undefined;
  /** Brings the code of the newest text message to this phone. */
  smsCode(phone: string): Promise<string>;
  readonly messages: Messages;
  once(): string;
  /** Keeps a secret out of everything that is written. */
  learn(secret: string): void;
  readonly values: Values;
  /** So often reading calls were made again up to now. */
  readonly repetitions?: (() => number) | undefined;
  /** The run may do what nobody can put back. */
  readonly irreversible: boolean;
  /** How a command line for this shop begins: `yaocang --env staging`. */
  readonly program: string;
  /** Hears what is still to be put back when the run is ended from outside. */
  readonly puttingBack?: ((waiting: readonly string[]) => void) | undefined;
  /** Which of the walks that run side by side this is, from 0. */
  readonly lane: number;
}
