/** What makes a client the client of one environment. */
import type { Call } from '#shared/contract/call.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import type { Sendable } from './send.ts';

/** Names that an environment can override; the documents do not give them. */
export interface WireNames {
  /** Query parameter of the cache-buster. */
  readonly bust: string;
  /** Header of the token. */
  readonly token: string;
  /** Header of the agency id. */
  readonly agency: string;
}

export const defaultNames: WireNames = { bust: '_', token: 'token', agency: 'agency-id' };

export interface ClientOptions {
  /** Absolute or same-origin address of the API base, such as `/api`. */
  readonly base: string;
  readonly names?: WireNames;
  readonly fetch: typeof fetch;
  readonly token: () => string;
  readonly agencyId: () => string;
  /** Strict throws at the first deviating field (CLI); lenient takes the default (web). */
  readonly strict?: boolean;
  /** After this many ms without an answer a request ends as a timeout; default 15,000. */
  readonly deadline?: number;
  /** Cancels an identical request still in flight (documents §7); the CLI switches it off for parallel runs. */
  readonly cancelTwins?: boolean;
  /** Told of every field that was not as declared. */
  readonly onDeviation?: (call: Call, deviations: readonly Deviation[], answer: object) => void;
  /** Told of every request that is sent, with the promise of what its caller will be told. */
  readonly onSent?: (call: Call, request: Sendable, came: Promise<unknown>) => void;
}
