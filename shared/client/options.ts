/** The settings of a client for one environment. */
import type { Call } from '#shared/contract/call.ts';
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Deviation } from '#shared/contract/wire.ts';
import type { BodyKind } from './form-body.ts';
import type { Sendable } from './send.ts';

/** Names that no document gives, and that an environment can override. */
export interface WireNames {
  /** The query parameter of the cache-buster. */
  readonly bust: string;
  /** The header of the token. */
  readonly token: string;
  /** The header of the agency id. */
  readonly agency: string;
}

export const defaultNames: WireNames = { bust: '_', token: 'token', agency: 'agency-id' };

export interface ClientOptions {
  /** Absolute or same-origin address of the API base, such as `/api`. */
  readonly base: string;
  readonly names?: WireNames;
  /** How bodies are written; JSON by default. Uploads are multipart in any case. */
  readonly body?: BodyKind;
  readonly fetch: typeof fetch;
  readonly token: () => string;
  readonly agencyId: () => string;
  /** Strict decoding fails at the first deviating field (tests against the stand-in); lenient decoding uses the default (web). */
  readonly strict?: boolean;
  /** A request without an answer times out after this many ms; default 15,000. */
  readonly deadline?: number;
  /** Cancels identical requests that are in flight (documents 1 and 2, §7). The CLI turns it off for parallel runs. */
  readonly cancelDuplicates?: boolean;
  /** The privileges that earlier answers told, for answers that tell none; undefined hides nothing. */
  readonly flags?: () => SystemPriv | undefined;
  /** Called with the fields that were not as declared; what it throws is the call's error. So the CLI reads strictly. */
  readonly onDeviation?: (call: Call, deviations: readonly Deviation[], answer: object) => void;
  /** Called for every sent request, with the promise of its reply. */
  readonly onSent?: (call: Call, request: Sendable, reply: Promise<unknown>) => void;
}
