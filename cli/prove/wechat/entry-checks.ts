/** The way to WeChat and back: redirects alone, a state behind a cookie, a code that is used once. */
import { WECHAT_CALLBACK, WECHAT_ENTRY, wechat } from '#shared/contract/wechat.ts';
import type { Check } from '../doctor/check.ts';
import { say } from './dictionary.ts';
import {
  ask,
  type Cookie,
  cookieLacks,
  cookieLine,
  cookiesOf,
  fails,
  fine,
  hasGate,
  type Look,
  leadsTo,
  skips,
} from './look.ts';

const WECHAT = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** WeChat takes them in this order only. */
const PARAMETERS = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];
const STATE = /^[0-9A-Za-z]{1,128}$/;
/** Where the road is to end: a path of the shop with a query. */
const TO = '/goods?id=1';
/** A false code may start one more round; whoever is still redirected after these many goes in circles. */
const MOST_ROUNDS = 3;

/** Everything that can be told of the road without a phone; all of it where WeChat is the stand-in's own. */
export async function checkRoad(look: Look, base: string, appId: string | undefined): Promise<Check[]> {
  const { profile } = look.shop;
  const entry = `${profile.base}/${WECHAT_ENTRY}&to=${encodeURIComponent(TO)}`;
  const answer = await ask(look, entry);
  const place = leadsTo(answer, entry);
  if (!place) return [fails('entry', say.noRedirect(answer.status), say.mendEntry)];
  const cookies = cookiesOf(answer);
  const gate = hasGate(look) && place.origin === look.url.origin;
  return [
    checkAuthorize(look, place, gate, appId),
    checkState(look, cookies, place),
    await checkCallback(look, cookies, place),
    gate ? await walk(look, { place, cookies, to: base.replace(/\/$/, '') + TO }) : skips('road', say.onPhone),
  ];
}

/** The authorization address, parameter by parameter. */
function checkAuthorize({ url }: Look, place: URL, gate: boolean, appId: string | undefined): Check {
  const given = place.searchParams;
  const wrong = (what: string) => fails('entry', say.entryWrong(what), say.mendEntry);
  if (!gate && `${place.origin}${place.pathname}` !== WECHAT) return wrong(`${place.origin}${place.pathname}`);
  const order = [...given.keys()].filter((name) => PARAMETERS.includes(name));
  if (order.join() !== PARAMETERS.join()) return wrong(order.join(' '));
  if (appId !== undefined && given.get('appid') !== appId) {
    return fails('entry', say.otherAccount(given.get('appid') ?? '', appId), say.mendEntry);
  }
  if (given.get('response_type') !== 'code') return wrong('response_type');
  // snsapi_userinfo without a tap opens the page as a snapshot, in which nobody can buy.
  if (given.get('scope') !== 'snsapi_base') return wrong(`scope=${given.get('scope')}`);
  if (!STATE.test(given.get('state') ?? '')) return wrong('state');
  if (place.hash !== '#wechat_redirect') return wrong('#wechat_redirect');
  const back = given.get('redirect_uri') ?? '';
  if (!URL.canParse(back) || back.includes('#')) return wrong('redirect_uri');
  const { hostname, protocol } = new URL(back);
  if (hostname !== url.hostname) return fails('entry', say.otherHost(hostname, url.hostname), say.mendEntry);
  if (protocol !== url.protocol) return fails('entry', say.otherScheme(protocol), say.mendEntry);
  return fine('entry', say.entryLeads(place.host));
}

/** The cookie that holds what the address's `state` is compared with. */
function checkState({ url }: Look, cookies: readonly Cookie[], place: URL): Check {
  const state = place.searchParams.get('state');
  const [cookie = undefined] = [...cookies.filter(({ value }) => value === state), ...cookies];
  if (!cookie) return fails('stateCookie', say.noCookie, say.mendCookie);
  const lacks = cookieLacks(cookie, url);
  if (lacks !== '') return fails('stateCookie', say.cookieLacks(lacks), say.mendCookie);
  const back = new URL(place.searchParams.get('redirect_uri') ?? '', url);
  const path = cookie.attributes.get('path') ?? '/';
  return back.pathname.startsWith(path)
    ? fine('stateCookie', say.cookieFine)
    : fails('stateCookie', say.cookieLacks(`Path=${path}`), say.mendCookie);
}

/** A code that is none: what a back button, a second fetch or an old link brings. */
async function checkCallback(look: Look, first: readonly Cookie[], place: URL): Promise<Check> {
  let cookies = [...first];
  let state = place.searchParams.get('state') ?? '';
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const address = `${look.shop.profile.base}/${WECHAT_CALLBACK}&code=not-a-code&state=${state}`;
    const answer = await ask(look, address, cookieLine(cookies));
    const next = leadsTo(answer, address);
    if (!next) return fails('callback', say.callbackFails(answer.status), say.mendCallback);
    cookies = [...cookies, ...cookiesOf(answer)];
    const again = next.searchParams.get('state');
    if (again === null || !next.searchParams.has('appid')) return fine('callback', say.oneRound);
    state = again;
  }
  return fails('callback', say.loops(MOST_ROUNDS), say.mendCallback);
}

interface Departure {
  readonly place: URL;
  readonly cookies: readonly Cookie[];
  /** The path of the shop at which the road must end. */
  readonly to: string;
}

/** Walks to the stand-in's WeChat and back, and comes back a second time as a browser does. */
async function walk(look: Look, { place, cookies, to }: Departure): Promise<Check> {
  const back = leadsTo(await ask(look, place.href.replace(/#.*/, '')), place);
  if (!back?.searchParams.has('code')) return fails('road', say.noRedirect(200), say.mendRoad);
  const arrived = await ask(look, back, cookieLine(cookies));
  const end = leadsTo(arrived, back);
  if (end?.pathname !== new URL(to, look.url).pathname || end.searchParams.has('code')) {
    return fails('road', say.roadEnds(end ? end.pathname : String(arrived.status)), say.mendRoad);
  }
  const given = cookiesOf(arrived);
  const lacking = given.map((each) => cookieLacks(each, look.url)).find((lacks) => lacks !== '');
  if (given.length === 0) return fails('road', say.noCookie, say.mendCookie);
  if (lacking !== undefined) return fails('road', say.cookieLacks(lacking), say.mendCookie);
  const again = leadsTo(await ask(look, back, cookieLine([...cookies, ...given])), back);
  return again?.pathname === end.pathname
    ? fine('road', say.roadFine)
    : fails('road', say.roadEnds(again?.pathname ?? '-'), say.mendRoad);
}

/** What a browser is told of its openid: a ticket or nothing, and where to open the binding. */
export async function checkBinding({ shop, url }: Look): Promise<Check> {
  const { openid = '', entry = '' } = await shop.client.send(wechat.openid, {});
  if (/^o[\w-]{27}$/.test(openid)) return fails('binding', say.rawOpenid, say.keepOpenid);
  if (!URL.canParse(entry)) return skips('binding', say.bindingAt('-'));
  const { hostname } = new URL(entry);
  return hostname === url.hostname
    ? fine('binding', say.bindingAt(entry))
    : fails('binding', say.entryElsewhere(hostname, url.hostname), say.mendEntry);
}
