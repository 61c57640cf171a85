/** One request that the page makes before the client is here; the client's own, if it is the same, takes its answer. */

interface Ahead {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  stop(): void;
}

const place = globalThis as { askedAhead?: Ahead | undefined };

/** Asks now. */
export function askAhead(url: string, headers: Record<string, string>): void {
  const controller = new AbortController();
  const response = fetch(url, { headers, signal: controller.signal, cache: 'no-store' });
  response.catch(() => undefined);
  place.askedAhead = { url, headers, response, stop: () => controller.abort() };
}

/** The answer of a request that was made ahead, once; undefined when it was another one, or another's. */
export function takeAhead(
  url: string,
  headers: Readonly<Record<string, string>>,
  bust: string,
  signal?: AbortSignal | null,
): Promise<Response> | undefined {
  const { askedAhead } = place;
  place.askedAhead = undefined;
  if (!askedAhead || !isSame(askedAhead, url, headers, bust)) return undefined;
  signal?.addEventListener('abort', askedAhead.stop, { once: true });
  return askedAhead.response;
}

function isSame(ahead: Ahead, url: string, headers: Readonly<Record<string, string>>, bust: string): boolean {
  const names = Object.keys(headers);
  return (
    withoutBust(ahead.url, bust) === withoutBust(url, bust) &&
    names.every((name) => ahead.headers[name] === headers[name])
  );
}

/** The address without its cache-buster, which is another one each time. */
function withoutBust(url: string, bust: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete(bust);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams}`;
}
