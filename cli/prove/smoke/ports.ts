/** What a walk gets from outside: a shop, a member, and what only some environments have. */
import type { Asked } from '#cli/prove/report/times.ts';
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf, Call } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import type { Clock } from '#shared/flows/clock.ts';
import type { Met } from './demand.ts';

export const roles = ['buyer', 'credit', 'unverified', 'narrow', 'chain'] as const;
/** buyer: verified, pays by balance; credit: not a cash customer; narrow: a small business scope; chain: has linked accounts. */
export type Role = (typeof roles)[number];

export interface Account {
  readonly user: string;
  readonly password: string;
  readonly payPassword: string;
}

/** The shop for restoring: an interruption of the run does not cancel its calls. */
export interface Clearing {
  readonly client: Client;
  readonly signal: AbortSignal;
  /** Cancels these calls, too. */
  giveUp(): void;
}

export interface Unsettled {
  readonly order_sn: string;
  /** The content of the QR code; '' if the shop gave none. */
  readonly code: string;
  /** Fen. */
  readonly amount: number;
}

export type Settle = (payment: Unsettled) => Promise<void>;

/** Shared by the walks of one run: members who verified by text message, and when their last message was sent (ms since 1970). */
export interface Messages {
  readonly verified: Set<string>;
  readonly sent: Map<string, number>;
}

export type Values = Readonly<Record<string, string>>;

export interface SmokePorts {
  readonly client: Client;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  readonly account: Account;
  /** The following calls use this login; undefined ends it. */
  signIn(user: string, answer: AnswerOf<typeof login.login> | undefined): void;
  /** For restoring after `signal` has aborted; absent if nothing aborts it. */
  readonly clearing?: Clearing | undefined;
  /** Asks the guard for consent to spend so many fen. With `on`, the call that pays, the shop is asked for the sum on production. */
  spend(fen: number, on?: { readonly call: Call; readonly args: unknown }): Promise<void>;
  /** Asks the guard for a try that is to fail: it counts against a member, so on production it is writing. */
  failing(call: Call): void;
  /** Absent if nobody pays QR codes. */
  readonly settle?: Settle | undefined;
  smsCode(phone: string): Promise<string>;
  readonly messages: Messages;
  once(): string;
  learn(secret: string): void;
  readonly values: Values;
  /** Every call of the walk and how long it took, as they end. */
  readonly asked?: readonly Asked[] | undefined;
  readonly repetitions?: (() => number) | undefined;
  /** How a field could not be read in the latest answer to a call. */
  readonly noted?: ((call: string, field: string) => Deviation | undefined) | undefined;
  /** What was not as declared in the answers so far, but for what a baseline accepts. */
  readonly deviating?: (() => readonly Met[]) | undefined;
  readonly irreversible: boolean;
  /** The beginning of a command line for this shop: `yaocang --env staging`. */
  readonly program: string;
  /** Called with the pending restores when the run is interrupted. */
  readonly puttingBack?: ((waiting: readonly string[]) => void) | undefined;
  readonly lane: number;
}
