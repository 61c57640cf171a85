/**
 * Requests that the inline script makes before the client has loaded. The client takes the answer when it makes the
 * same request.
 */
import { bodyText } from '#shared/client/body-text.ts';

interface Prefetched {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly response: Promise<Response>;
  /** Time of the request, as `performance.now()`. */
  readonly at: number;
  /** The body of the answer, once it has arrived. */
  text?: string;
  /** The first render of a page has used the text. */
  isRead?: boolean;
  stop(): void;
}

/** An answer not taken within this many ms expires. */
const FRESH_MS = 10_000;

/** The inline script and the app are two programs and share this global. */
const place = globalThis as { prefetched?: Prefetched[]; askedByClient?: string[] };

/** True once the client has made this call itself: a prefetch would be wasted. */
export const isTooLate = (call: string): boolean =>
  place.askedByClient?.some((url) => url.includes(`/${call}&`)) ?? false;

/** Aborts and drops all prefetched requests but this one: after a write, a navigation, or an init that allows nothing. */
export function dropPrefetched(but?: Promise<Response>): void {
  for (const { stop, response } of place.prefetched ?? []) if (response !== but) stop();
  if (place.prefetched) place.prefetched = place.prefetched.filter(({ response }) => response === but);
}

/** What was sent: the response for the app, and its text, undefined after a failure. */
export type Asked = Pick<Prefetched, 'response'> & { readonly text: Promise<string | undefined> };

/** Sends the request. */
export function prefetch(url: string, headers: Record<string, string>): Asked {
  const controller = new AbortController();
  const response = fetch(url, { headers, signal: controller.signal, cache: 'no-store' });
  const entry: Prefetched = { url, headers, response, at: performance.now(), stop: () => controller.abort() };
  const text = response.then((answer) => (answer.ok ? bodyText(answer.clone()) : undefined)).catch(() => undefined);
  text.then((whole) => {
    if (whole !== undefined) entry.text = whole;
  });
  place.prefetched = [...(place.prefetched ?? []), entry];
  // An unread answer would keep its connection open.
  setTimeout(() => place.prefetched?.includes(entry) && entry.stop(), FRESH_MS);
  return { response, text };
}

type Headers = Readonly<Record<string, string>>;

const find = (url: string, headers: Headers, bust: string): Prefetched | undefined =>
  place.prefetched?.find((each) => isSame(each, url, headers, bust) && performance.now() - each.at <= FRESH_MS);

/**
 * The body of a prefetched answer that has arrived. It stays until the next navigation, because React may render a page
 * several times before it commits.
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

/**
 * The response of a prefetched request and its time, once. Undefined when there is none, it has expired, its headers differ, or its
 * text was used.
 */
export function takePrefetched(
  url: string,
  headers: Headers,
  bust: string,
  signal?: AbortSignal | null,
): { readonly response: Promise<Response>; readonly at: number } | undefined {
  const found = find(url, headers, bust);
  if (!found || found.isRead) {
    if (place.prefetched && performance.now() < FRESH_MS) place.askedByClient = [...(place.askedByClient ?? []), url];
    return undefined;
  }
  place.prefetched = place.prefetched?.filter((each) => each !== found) ?? [];
  signal?.addEventListener('abort', found.stop, { once: true });
  return found;
}

function isSame(entry: Prefetched, url: string, headers: Headers, bust: string): boolean {
  const names = Object.keys(headers);
  return (
    withoutBust(entry.url, bust) === withoutBust(url, bust) &&
    names.every((name) => entry.headers[name] === headers[name])
  );
}

/** The URL without its random cache-buster. */
function withoutBust(url: string, bust: string): string {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.delete(bust);
  searchParams.sort();
  return `${origin}${pathname}?${searchParams}`;
}
