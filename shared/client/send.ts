/** Sends one request with a deadline. */
import { NetworkError, UnsentError } from '#shared/errors.ts';

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

/** Returns the text of the answer. Throws NetworkError 'dropped', 'timeout' or 'status', or UnsentError of `fetch`. */
export async function fetchText(call: string, { url, ...init }: Sendable, over: Over): Promise<string> {
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
    if (response.status !== 200) throw new NetworkError(call, 'status', response.status);
    return await response.text();
  } catch (error) {
    if (error instanceof NetworkError || error instanceof UnsentError) throw error;
    throw new NetworkError(call, late ? 'timeout' : 'dropped', undefined, { cause: error });
  } finally {
    clearTimeout(timer);
    over.signal.removeEventListener('abort', give);
  }
}
