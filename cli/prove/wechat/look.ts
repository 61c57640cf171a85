/** What the check has in hand, and the smallest questions that it asks: as a browser in WeChat, and following nothing by itself. */
import type { UnaskedShop } from '#cli/shop/open.ts';
import { isStandIn } from '#cli/shop/profile.ts';
import { cancellation } from '#shared/client/in-flight.ts';
import { CancelledError, NetworkError } from '#shared/errors.ts';
import { verdictsOn } from '../doctor/check.ts';
import { names } from './dictionary.ts';

export interface Look {
  readonly shop: UnaskedShop;
  /** The shop's address as buyers enter it. */
  readonly url: URL;
  /** The operator's own `jsapi_ticket`, where it was given. */
  readonly ticket: string | undefined;
}

export type CheckName = keyof typeof names;
export const { fine, warns, fails, skips } = verdictsOn(names);

/** WeChat's browser: a server may answer others differently. */
const WECHAT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.69(0x1800452f) NetType/WIFI Language/zh_CN';

/** A stand-in has a WeChat of its own, which can be asked. */
export const hasGate = ({ shop: { profile } }: Look): boolean => isStandIn(profile);

/** Asks an address as WeChat's browser would, no longer than the profile allows; `cookies` as one header line. */
export async function ask({ shop }: Look, address: string | URL, cookies = ''): Promise<Response> {
  const cookie = cookies === '' ? undefined : { cookie: cookies };
  const headers = { 'user-agent': WECHAT, accept: 'text/html,*/*', ...cookie };
  // Not AbortSignal.timeout: among several signals it may be collected before it fires.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), shop.profile.timeout);
  const { signal, release } = cancellation(shop.signal, late.signal);
  try {
    const answer = await shop.fetch(String(address), { redirect: 'manual', signal, headers });
    // Read to its end here: a body that stalls is the network's, like an answer that never comes.
    const text = await answer.text();
    return new Response(text === '' ? null : text, { status: answer.status, headers: answer.headers });
  } catch (cause) {
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

export type Cookie = ReturnType<typeof cookiesOf>[number];

/** The cookies of an answer, with the lower-case names of their attributes. */
export const cookiesOf = (answer: Response) =>
  answer.headers.getSetCookie().map((line) => {
    const [[name = '', value = ''] = [], ...attributes] = line.split(';').map(pairOf);
    return { name, value, attributes: new Map(attributes.map(([key, word]) => [key.toLowerCase(), word])) };
  });

function pairOf(part: string): readonly [string, string] {
  const at = part.indexOf('=');
  return at < 0 ? [part.trim(), ''] : [part.slice(0, at).trim(), part.slice(at + 1).trim()];
}

/** The line that a browser sends with these cookies; a later one of the same name wins. */
export const cookieLine = (cookies: readonly Cookie[]): string =>
  [...new Map(cookies.map(({ name, value }) => [name, value]))].map((pair) => pair.join('=')).join('; ');

/** What a cookie of the road to WeChat lacks; '' when nothing. */
export function cookieLacks({ attributes }: Cookie, url: URL): string {
  const lacking = [
    !attributes.has('httponly') && 'HttpOnly',
    !/^lax$/i.test(attributes.get('samesite') ?? '') && 'SameSite=Lax',
    url.protocol === 'https:' && !attributes.has('secure') && 'Secure',
  ];
  return lacking.filter(Boolean).join(', ');
}
