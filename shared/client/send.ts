/** Sends one request with a deadline. */

import { AnswerSizeError, NetworkError, UnsentError } from '#shared/errors.ts';
import { bodyText } from './body-text.ts';
import { type Arrived, cameOf } from './came.ts';

/** A request as it is sent. */
export interface Sendable {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly headers: Record<string, string>;
  readonly body?: string | Blob;
}

interface Over {
  readonly fetch: typeof fetch;
  /** ms */
  readonly deadline: number;
  readonly signal: AbortSignal;
}

/** An answer with status 200. */
export interface Answered {
  readonly text: string;
  readonly from: Arrived;
}

/** Throws NetworkError 'dropped', 'timeout', 'size' or 'status', or UnsentError of `fetch`. */
export async function fetchText(call: string, { url, ...init }: Sendable, over: Over): Promise<Answered> {
  const controller = new AbortController();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    controller.abort();
  }, over.deadline);
  const give = () => controller.abort();
  over.signal.addEventListener('abort', give, { once: true });
  if (over.signal.aborted) give();
  try {
    // A separate value, because Node's fetch has no cache and its types lack the option.
    const asked = { ...init, signal: controller.signal, cache: 'no-store' as const };
    const response = await over.fetch(url, asked);
    const { status } = response;
    if (status === 200) return { text: await bodyText(response), from: response };
    const text = await bodyText(response).catch(() => '');
    throw new NetworkError(call, 'status', status, { came: cameOf(text, response) });
  } catch (error) {
    if (error instanceof NetworkError || error instanceof UnsentError) throw error;
    const failure = error instanceof AnswerSizeError ? 'size' : late ? 'timeout' : 'dropped';
    throw new NetworkError(call, failure, undefined, { cause: error });
  } finally {
    clearTimeout(timer);
    over.signal.removeEventListener('abort', give);
  }
}
