/** Requests that the page's inline script makes before the client is here. The client's own, if it is the same, takes the answer. */

interface Prefetched {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  /** When it was asked, as `performance.now()` counts. */
  readonly at: number;
  /** The answer's body, once it is here. */
  text?: string;
  /** The first drawing of a page has read the text. */
  isRead?: boolean;
  stop(): void;
}

/** An answer that nobody took for this many ms is old. */
const FRESH_MS = 10_000;

/** The inline script and the app are two programs: what one has prefetched the other finds here. */
const place = globalThis as { prefetched?: Prefetched[]; askedByClient?: string[] };

/** True once the client has made this call by itself: another answer would be nobody's. */
export const isTooLate = (call: string): boolean =>
  place.askedByClient?.some((url) => url.includes(`/${call}&`)) ?? false;

/** Ends and forgets all that nobody took: somebody acts, or another page is shown. */
export function dropPrefetched(): void {
  for (const { stop } of place.prefetched?.splice(0) ?? []) stop();
}

/** Asks now. */
export function prefetch(url: string, headers: Record<string, string>): Promise<Response> {
  const controller = new AbortController();
  const response = fetch(url, { headers, signal: controller.signal, cache: 'no-store' });
  const entry: Prefetched = { url, headers, response, at: performance.now(), stop: () => controller.abort() };
  response
    .then((answer) => (answer.ok ? answer.clone().text() : undefined))
    .then(
      (text) => {
        if (text !== undefined) entry.text = text;
      },
      () => undefined,
    );
  place.prefetched = [...(place.prefetched ?? []), entry];
  // An answer that nobody reads keeps its connection.
  setTimeout(() => place.prefetched?.includes(entry) && entry.stop(), FRESH_MS);
  return response;
}

type Headers = Readonly<Record<string, string>>;

const find = (url: string, headers: Headers, bust: string): Prefetched | undefined =>
  place.prefetched?.find((each) => isSame(each, url, headers, bust) && performance.now() - each.at <= FRESH_MS);

/**
 * The body of a prefetched answer that is here already. It stays until another page is shown: React may draw a page anew
 * before it is seen first.
 */
export function prefetchedText<T>(
  url: string,
  headers: Headers,
  bust: string,
  decode: (text: string) => T,
): T | undefined {
  const found = find(url, headers, bust);
  if (found?.text === undefined) return undefined;
  const decoded = decode(found.text);
  found.isRead = true;
  return decoded;
}

/** The response of a prefetched request, once; undefined when there is none, or it is old, another's, or was read. */
export function takePrefetched(
  url: string,
  headers: Headers,
  bust: string,
  signal?: AbortSignal | null,
): Promise<Response> | undefined {
  const found = find(url, headers, bust);
  if (!found || found.isRead) {
    if (place.prefetched && performance.now() < FRESH_MS) place.askedByClient = [...(place.askedByClient ?? []), url];
    return undefined;
  }
  place.prefetched = place.prefetched?.filter((each) => each !== found) ?? [];
  signal?.addEventListener('abort', found.stop, { once: true });
  return found.response;
}

function isSame(entry: Prefetched, url: string, headers: Headers, bust: string): boolean {
  const names = Object.keys(headers);
  return (
    withoutBust(entry.url, bust) === withoutBust(url, bust) &&
    names.every((name) => entry.headers[name] === headers[name])
  );
}

/** The address without its cache-buster, which is another one each time. */
function withoutBust(url: string, bust: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete(bust);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams}`;
}
