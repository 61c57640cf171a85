/** One request over the network, with a deadline; says how it failed, never what a person should read. */
import { NetworkError } from '#shared/errors.ts';

/** What goes over the network. */
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

/** Brings the answer's text; throws NetworkError 'dropped', 'timeout' or 'status'. */
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
    // A value of its own: Node's types know no cache, and its fetch has none.
    const asked = { ...init, signal: controller.signal, cache: 'no-store' as const };
    const response = await over.fetch(url, asked);
    if (response.status !== 200) throw new NetworkError(call, 'status', response.status);
    return await response.text();
  } catch (error) {
    if (error instanceof NetworkError) throw error;
    throw new NetworkError(call, late ? 'timeout' : 'dropped', undefined, { cause: error });
  } finally {
    clearTimeout(timer);
    over.signal.removeEventListener('abort', give);
  }
}
