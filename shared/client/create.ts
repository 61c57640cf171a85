/** Makes calls: one client for the web, the CLI and tests. */
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import type { SystemPriv } from '#shared/contract/entities.ts';
import {
  CancelledError,
  NetworkError,
  NotOfferedError,
  OtherAnswerError,
  UnknownOutcomeError,
} from '#shared/errors.ts';
import { lastingFlags } from '#shared/rules/app/by-flags.ts';
import { aboutAsked } from './about.ts';
import { cancellation, type InFlight, takeSlot } from './in-flight.ts';
import { isMissing } from './not-offered.ts';
import type { ClientOptions } from './options.ts';
import { pageUrl } from './page-link.ts';
import { type Reply, readReply } from './reply.ts';
import { buildRequest, type KeyedRequest } from './request.ts';
import { fetchText } from './send.ts';

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly deadline?: number;
  /** Used in place of the client's own fetch, such as for an upload that reports its progress. */
  readonly fetch?: typeof fetch;
  /** Nothing shows the answer: an identical request in flight goes on, and this one is cancelled instead. */
  readonly background?: true;
}

export interface Client {
  /**
   * Makes a call. Throws RefusedError, LoginLostError, NetworkError, ShapeError, CancelledError, and OtherAnswerError when
   * the answer is about another id than was asked. An assumed call that the
   * shop does not have throws NotOfferedError; a write or money call whose answer was lost, or confirms less than was asked,
   * throws UnknownOutcomeError, to be settled by reading.
   */
  send<C extends Call>(call: C, args: ArgsOf<C>, options?: SendOptions): Promise<Reply<AnswerOf<C>>>;
  /** Loads the next page of a list by its `page_next`; undefined at "end". Throws ShapeError for a link out of the API. */
  next<C extends Call>(call: C, link: string, options?: SendOptions): Promise<Reply<AnswerOf<C>> | undefined>;
}

/** Makes the client of one environment. */
export function createClient(options: ClientOptions): Client {
  const inFlight: InFlight = new Map();
  const memory = flagMemory(options);

  async function run(call: Call, { key, request, args }: KeyedRequest, sendOptions: SendOptions) {
    const slot = options.cancelDuplicates === false ? undefined : takeSlot(inFlight, call, key, sendOptions);
    if (slot === 'duplicate') throw new CancelledError(call.path);
    const cancel = cancellation(sendOptions.signal, slot?.signal);
    try {
      const deadline = sendOptions.deadline ?? options.deadline ?? 15_000;
      const { text, from } = await fetchText(call.path, request, {
        fetch: sendOptions.fetch ?? options.fetch,
        deadline,
        signal: cancel.signal,
      });
      const reply = readReply(call, text, { ...options, flags: memory.now }, from);
      memory.hear(reply);
      const { confirms } = call;
      if (typeof confirms === 'object') confirms.check(call.path, args, reply);
      return aboutAsked(call, args, reply);
    } catch (error) {
      if (cancel.signal.aborted) throw new CancelledError(call.path);
      if (error instanceof OtherAnswerError) throw acts(call) ? new UnknownOutcomeError(call.path, error) : error;
      throw error instanceof NetworkError ? afterFailure(call, error) : error;
    } finally {
      cancel.release();
      slot?.leave();
    }
  }

  function runAndReport(call: Call, asked: KeyedRequest, sendOptions: SendOptions) {
    const reply = run(call, asked, sendOptions);
    options.onSent?.(call, asked.request, reply);
    return reply;
  }

  return {
    send: (call, args, sendOptions = {}) => runAndReport(call, buildRequest(call, args, options), sendOptions) as never,
    async next(call, link, sendOptions = {}) {
      const page = pageUrl(call, link, options);
      return page && (runAndReport(call, page, sendOptions) as never);
    },
  };
}

/** The privileges that the last answer told, of the login that it was for. */
function flagMemory({ token, flags }: ClientOptions) {
  let told: { readonly of: string; readonly flags: SystemPriv } | undefined;
  return {
    now: (): SystemPriv | undefined => flags?.() ?? (told?.of === token() ? told.flags : undefined),
    hear(answer: object): void {
      const heard = lastingFlags(answer);
      // An answer may leave out privileges that others named.
      if (heard) told = { of: token(), flags: { ...(told?.of === token() && told.flags), ...heard } };
    },
  };
}

const acts = ({ effect }: Call): boolean => effect === 'write' || effect === 'money';

/**
 * A status proves that the shop does not have an assumed call. A page proves it only for calls that read: after a call that
 * acts, it may come from a proxy in between, so the outcome is settled by reading.
 */
function afterFailure(call: Call, error: NetworkError): Error {
  const failure = isMissing(call, error) ? new NotOfferedError(call.path, error) : error;
  const isProof = failure !== error && error.failure === 'status';
  return acts(call) && !isProof ? new UnknownOutcomeError(call.path, failure) : failure;
}
