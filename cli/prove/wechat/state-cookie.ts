/** Checks the cookie that the callback compares with `state`: whether a browser keeps it, and sends it back. */
import type { Check } from '../doctor/check.ts';
import { say } from './dictionary.ts';
import { type Cookie, fails, fine, type Look } from './look.ts';

/** A visit to WeChat takes longer than this on a slow phone, seconds. */
const SHORTEST = 60;

export function checkState(look: Look, cookies: readonly Cookie[], place: URL): Check {
  const state = place.searchParams.get('state');
  const [cookie = undefined] = [...cookies.filter(({ value }) => value === state), ...cookies];
  if (!cookie) return fails('stateCookie', say.noCookie, say.mendCookie);
  const lacks = lacksOf(cookie, look.url);
  if (lacks !== '') return fails('stateCookie', say.cookieLacks(lacks), say.mendCookie);
  const back = new URL(place.searchParams.get('redirect_uri') ?? '', look.url);
  const lost = whyLost(cookie, back, look.shop.clock.now());
  return lost === ''
    ? fine('stateCookie', say.cookieFine)
    : fails('stateCookie', say.cookieLost(lost), say.mendCookieScope);
}

function lacksOf({ attributes }: Cookie, url: URL): string {
  const lacking = [
    !attributes.has('httponly') && 'HttpOnly',
    !/^lax$/i.test(attributes.get('samesite') ?? '') && 'SameSite=Lax',
    url.protocol === 'https:' && !attributes.has('secure') && 'Secure',
  ];
  return lacking.filter(Boolean).join(', ');
}

/** The attribute because of which the callback at `back` never gets the cookie; '' if none. `now` is ms. */
function whyLost({ attributes }: Cookie, back: URL, now: number): string {
  const path = attributes.get('path') || '/';
  if (!back.pathname.startsWith(path)) return `Path=${path}`;
  const domain = (attributes.get('domain') ?? '').replace(/^\./, '').toLowerCase();
  if (domain !== '' && domain !== back.hostname && !back.hostname.endsWith(`.${domain}`)) return `Domain=${domain}`;
  if (back.protocol === 'http:' && attributes.has('secure')) return 'Secure';
  const age = attributes.get('max-age');
  if (age !== undefined) return Number(age) >= SHORTEST ? '' : `Max-Age=${age}`;
  const until = attributes.get('expires');
  const left = until === undefined ? Number.POSITIVE_INFINITY : (Date.parse(until) - now) / 1000;
  return left >= SHORTEST ? '' : `Expires=${until}`;
}
