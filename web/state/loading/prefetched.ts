/** Requests that the page makes before the client is here; the client's own, if it is the same, takes its answer. */

interface Ahead {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  /** When it was asked, as `performance.now()` counts. */
  readonly at: number;
  stop(): void;
}

/** An answer that nobody took for this many ms is old. */
const FRESH_MS = 10_000;

/** `askedByItself` holds the addresses that the client asked before anybody did so ahead. */
const place = globalThis as { askedAhead?: Ahead[]; askedByItself?: string[] };

/** True once the client has asked this call by itself: another answer would be nobody's, and met by its next question. */
export const isTooLate = (call: string): boolean =>
  place.askedByItself?.some((url) => url.includes(`/${call}&`)) ?? false;

/** What was read before somebody acts may hold no longer. */
export function dropAhead(): void {
  for (const { stop } of place.askedAhead?.splice(0) ?? []) stop();
}

/** Asks now. */
export function askAhead(url: string, headers: Record<string, string>): Promise<Response> {
  const controller = new AbortController();
  const response = fetch(url, { headers, signal: controller.signal, cache: 'no-store' });
  response.catch(() => undefined);
  const ahead: Ahead = { url, headers, response, at: performance.now(), stop: () => controller.abort() };
  place.askedAhead = [...(place.askedAhead ?? []), ahead];
  // An answer that nobody reads keeps its connection.
  setTimeout(() => place.askedAhead?.includes(ahead) && ahead.stop(), FRESH_MS);
  return response;
}

/** The answer of a request that was made ahead, once; undefined when there is none, or it is old or another's. */
export function takeAhead(
  url: string,
  headers: Readonly<Record<string, string>>,
  bust: string,
  signal?: AbortSignal | null,
): Promise<Response> | undefined {
  const { askedAhead = [] } = place;
  const found = askedAhead.find((each) => isSame(each, url, headers, bust));
  if (!found) {
    if (place.askedAhead && performance.now() < FRESH_MS) place.askedByItself = [...(place.askedByItself ?? []), url];
    return undefined;
  }
  place.askedAhead = askedAhead.filter((each) => each !== found);
  if (performance.now() - found.at > FRESH_MS) return undefined;
  signal?.addEventListener('abort', found.stop, { once: true });
  return found.response;
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
