/** How a call is made: one client for the web, the CLI and the tests. */
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError, NetworkError, NotOfferedError, UnknownOutcomeError } from '#shared/errors.ts';
import { cancellation, type InFlight, takePlace } from './in-flight.ts';
import { isMissing } from './not-offered.ts';
import type { ClientOptions } from './options.ts';
import { type Page, pageUrl } from './page-link.ts';
import { type Reply, readReply } from './reply.ts';
import { buildRequest } from './request.ts';
import { fetchText } from './send.ts';

export interface SendOptions {
  readonly signal?: AbortSignal;
  readonly deadline?: number;
  /** Goes over the network in place of the client's own: an upload that tells how far it is. */
  readonly fetch?: typeof fetch;
}

export interface Client {
  /**
   * Makes a call. Throws RefusedError, LoginLostError, NetworkError, ShapeError, CancelledError. An assumed call that the
   * shop does not have throws NotOfferedError; a write or money call whose answer was lost throws UnknownOutcomeError, to
   * be settled by reading.
   */
  send<C extends Call>(call: C, args: ArgsOf<C>, options?: SendOptions): Promise<Reply<AnswerOf<C>>>;
  /** Follows `page_next` of a list; undefined when it is "end". Throws ShapeError for a link that leads out of the API. */
  next<C extends Call>(call: C, link: string, options?: SendOptions): Promise<Reply<AnswerOf<C>> | undefined>;
}

/** Makes the client of one environment. */
export function createClient(options: ClientOptions): Client {
  const inFlight: InFlight = new Map();

  async function run(call: Call, page: Page, sendOptions: SendOptions) {
    const place = options.cancelTwins === false ? undefined : takePlace(inFlight, call, page.key);
    if (place === 'taken') throw new CancelledError(call.path);
    const cancel = cancellation(sendOptions.signal, place?.signal);
    let text = '';
    try {
      const deadline = sendOptions.deadline ?? options.deadline ?? 15_000;
      text = await fetchText(call.path, page.request, {
        fetch: sendOptions.fetch ?? options.fetch,
        deadline,
        signal: cancel.signal,
      });
      return readReply(call, text, options);
    } catch (error) {
      if (cancel.signal.aborted) throw new CancelledError(call.path);
      throw error instanceof NetworkError ? afterFailure(call, error, text) : error;
    } finally {
      cancel.release();
      place?.leave();
    }
  }

  function told(call: Call, page: Page, sendOptions: SendOptions) {
    const came = run(call, page, sendOptions);
    options.onSent?.(call, page.request, came);
    return came;
  }

  return {
    send: (call, args, sendOptions = {}) => told(call, buildRequest(call, args, options), sendOptions) as never,
    async next(call, link, sendOptions = {}) {
      const page = pageUrl(call, link, options);
      return page && (told(call, page, sendOptions) as never);
    },
  };
}

function afterFailure(call: Call, error: NetworkError, text: string): Error {
  if (isMissing(call, error, text)) return new NotOfferedError(call.path, error);
  const acts = call.effect === 'write' || call.effect === 'money';
  return acts ? new UnknownOutcomeError(call.path, error) : error;
}
