/** What all checks share: requests as WeChat's browser sends them, without following redirects. */
import { failureOf } from '#cli/shop/failure.ts';
import { isStandIn } from '#cli/shop/profile.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { cancellation } from '#shared/client/in-flight.ts';
import { CancelledError, NetworkError, UnsentError } from '#shared/errors.ts';
import { type Check, verdictsOn } from '../doctor/check.ts';
import { names, say } from './dictionary.ts';

export interface Look {
  readonly shop: UnaskedShop;
  /** The address that buyers open. */
  readonly url: URL;
}

export type CheckName = keyof typeof names;
export const { fine, warns, fails, skips } = verdictsOn(names);

/** Servers may answer other browsers differently. */
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';

/** A stand-in plays WeChat, too. */
export const hasGate = ({ shop: { profile } }: Look): boolean => isStandIn(profile);

/** Fetches an address within the profile's timeout; `cookies` is the Cookie header. */
export async function ask({ shop }: Look, address: string | URL, cookies = ''): Promise<Response> {
  const cookie = cookies === '' ? undefined : { cookie: cookies };
  const headers = { 'user-agent': WECHAT, accept: 'text/html,*/*', ...cookie };
  // Not AbortSignal.timeout: combined with other signals it may be garbage collected before it fires.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), shop.profile.timeout);
  const { signal, release } = cancellation(shop.signal, late.signal);
  try {
    const answer = await shop.fetch(String(address), { redirect: 'manual', signal, headers });
    // The body is read here, so that a stalled body is a network error, too. Bytes: a byte order mark counts.
    const bytes = await answer.arrayBuffer();
    const body = bytes.byteLength === 0 ? null : bytes;
    return new Response(body, { status: answer.status, headers: answer.headers });
  } catch (cause) {
    if (cause instanceof UnsentError) throw cause.cause;
    if (shop.signal.aborted) throw new CancelledError(new URL(address).pathname);
    throw new NetworkError(new URL(address).pathname, late.signal.aborted ? 'timeout' : 'dropped', undefined, {
      cause,
    });
  } finally {
    clearTimeout(timer);
    release();
  }
}

export function leadsTo(answer: Response, from: string | URL): URL | undefined {
  const place = answer.headers.get('location') ?? '';
  return answer.status >= 300 && answer.status < 400 && URL.canParse(place, String(from))
    ? new URL(place, from)
    : undefined;
}

/** The content of a meta tag that a release writes. */
export const metaOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(html)?.[1];

export type Cookie = ReturnType<typeof cookiesOf>[number];

/** The cookies of an answer; attribute names are in lower case. */
export const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((line) => {
    const [[name = '', value = ''] = [], ...attributes] = line.split(';').map(pairOf);
    return { name, value, attributes: new Map(attributes.map(([key, word]) => [key.toLowerCase(), word])) };
  });

function pairOf(part: string): readonly [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

/** The Cookie header; of two cookies with one name the later one counts. */
export const cookieLine = (cookies: readonly Cookie[]): string =>
  [...new Map(cookies.map(({ name, value }) => [name, value]))].map((pair) => pair.join('=')).join('; ');

/** Whether a browser may keep a redirect, and then never ask the server again. */
export function isKept(answer: Response): boolean {
  const rule = answer.headers.get('cache-control') ?? '';
  if (/no-store|no-cache|max-age=0\b/i.test(rule)) return false;
  return answer.status === 301 || answer.status === 308 || /max-age=[1-9]|s-maxage=[1-9]/i.test(rule);
}

interface Found {
  readonly checks: readonly Check[];
}

/** What the look finds. A part that cannot be reached is one failure. */
export async function settled<T extends Found>(name: CheckName, look: () => Promise<T>): Promise<T | Found> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof CancelledError) throw error;
    const { words, next, code } = failureOf(error);
    return { checks: [fails(name, words, next ?? say.checkAddress, code)] };
  }
}
