/** Checks of the OAuth redirects to WeChat and back: parameters, state cookie, single use of the code. */

import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { redirects, WECHAT_ENTRY } from '#shared/contract/wechat.ts';
import type { Check } from '../doctor/check.ts';
import { say } from './dictionary.ts';
import type { Cookie, Look } from './look.ts';
import { ask, cookieLine, cookiesOf, fails, fine, hasGate, isKept, leadsTo, metaOf, skips } from './look.ts';
import { checkState } from './state-cookie.ts';

const WECHAT = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** WeChat requires this order. */
const PARAMETERS = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];
const STATE = /^[0-9A-Za-z]{1,128}$/;
const TO = '/goods?id=1';
/** A wrong code may start one more round; after so many rounds it is a loop. */
const MOST_ROUNDS = 3;
const MOST_STEPS = 5;

/** The way to WeChat and back writes: the shop keeps a state for the browser. A guard that refuses that leaves it out. */
export async function checkRoad(look: Look, base: string, appId: string | undefined): Promise<Check[]> {
  const { guard } = look.shop;
  const over: (() => void)[] = [];
  try {
    for (const each of redirects) over.push(guard.admit(each));
    return await walkRoad(look, base, appId);
  } catch (error) {
    return [refusedAt('entry')(error)];
  } finally {
    for (const end of over) end();
  }
}

/** What the guard refuses is not looked at. */
const refusedAt =
  (name: 'entry' | 'callback') =>
  (error: unknown): Check => {
    if (!(error instanceof Fault) || error.code !== 'guard') throw error;
    return skips(name, error.next ?? error.words);
  };

async function walkRoad(look: Look, base: string, appId: string | undefined): Promise<Check[]> {
  const { profile } = look.shop;
  const entry = `${profile.base}/${WECHAT_ENTRY}&to=${encodeURIComponent(TO)}`;
  const { end: place, status, cookies, circles, kept } = await follow(look, new URL(entry));
  if (circles) return [fails('entry', say.circles, say.mendEntry)];
  // Without the redirect to WeChat the way back cannot be checked.
  if (!isWeChat(look, place)) {
    const why = place.href === entry ? say.noRedirect(status) : say.entryWrong(`${place.origin}${place.pathname}`);
    return [fails('entry', why, say.mendEntry)];
  }
  if (kept) return [fails('entry', say.keptRedirect(kept), say.redirectOnce)];
  const authorize = checkAuthorize(look, place, appId);
  // Nobody can be sent back to an address that is none.
  if (!URL.canParse(place.searchParams.get('redirect_uri') ?? '')) return [authorize];
  const { end: second } = await follow(look, new URL(entry));
  const isConstant = second.searchParams.get('state') === place.searchParams.get('state');
  return [
    authorize.state === 'ok' && isConstant ? fails('entry', say.sameState, say.drawState) : authorize,
    checkState(look, cookies, place),
    // A script of another host, or one that nobody declared, is asked nothing.
    await checkCallback(look, base, cookies, place).catch(refusedAt('callback')),
    skips('road', say.onPhone),
  ];
}

const isGate = (look: Look, place: URL): boolean =>
  hasGate(look) &&
  place.origin === new URL(look.shop.profile.base).origin &&
  place.pathname.endsWith('/gate/wechat/authorize');
const isWeChat = (look: Look, place: URL): boolean =>
  `${place.origin}${place.pathname}` === WECHAT || isGate(look, place);

/** Follows redirects within the API: some servers need several to reach WeChat. */
async function follow(look: Look, from: URL, given: readonly Cookie[] = []) {
  const cookies = [...given];
  /** The first status that a browser would keep; 0 for none. */
  let kept = 0;
  let end = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const answer = await ask(look, end, cookieLine(cookies));
    cookies.push(...cookiesOf(answer));
    const next = leadsTo(answer, end);
    if (next && kept === 0 && isKept(answer)) kept = answer.status;
    end = next ?? end;
    const goesOn = next?.href.startsWith(`${look.shop.profile.base}/`) === true;
    if (!goesOn) return { end, status: answer.status, cookies, circles: false, kept };
  }
  return { end, status: 0, cookies, circles: true, kept };
}

function checkAuthorize({ url, shop }: Look, place: URL, appId: string | undefined): Check {
  const given = place.searchParams;
  const wrong = (what: string) => fails('entry', say.entryWrong(what), say.mendEntry);
  const lacking = PARAMETERS.filter((name) => !given.has(name));
  if (lacking.length > 0) return fails('entry', say.entryLacks(lacking.join(' ')), say.mendEntry);
  const order = [...given.keys()].filter((name) => PARAMETERS.includes(name));
  if (order.join() !== PARAMETERS.join()) return wrong(order.join(' '));
  if (appId !== undefined && given.get('appid') !== appId) {
    return fails('entry', say.otherAccount(given.get('appid') ?? '', appId), say.mendEntry);
  }
  if (given.get('response_type') !== 'code') return wrong('response_type');
  if (given.get('scope') === 'snsapi_userinfo') return fails('entry', say.snapshot, say.askBase);
  if (given.get('scope') !== 'snsapi_base') return wrong(`scope=${given.get('scope')}`);
  if (!STATE.test(given.get('state') ?? '')) return wrong('state');
  if (place.hash !== '#wechat_redirect') return wrong('#wechat_redirect');
  const back = given.get('redirect_uri') ?? '';
  if (!URL.canParse(back) || back.includes('#')) return wrong('redirect_uri');
  const { hostname, protocol } = new URL(back);
  // The callback is a script, whose host may be another one than the page's.
  const own = [url, new URL(shop.profile.base)].find((each) => each.hostname === hostname);
  if (!own) return fails('entry', say.otherHost(hostname, url.hostname), say.mendEntry);
  if (protocol !== own.protocol) return fails('entry', say.otherScheme(protocol), say.mendEntry);
  return fine('entry', say.entryLeads(place.host));
}

/** A wrong code, as after the back button, a second fetch or from an old link. */
async function checkCallback(look: Look, base: string, first: readonly Cookie[], place: URL): Promise<Check> {
  let cookies = first;
  let from = place;
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const address = callbackOf(from, look.url);
    const { end, status, kept, ...way } = await follow(look, address, cookies);
    if (way.circles) break;
    if (status >= 400) return fails('callback', say.callbackFails(status), say.mendCallback);
    // A page of the shop, or one of the server, in place of a redirect.
    if (end.href === address.href) return fails('callback', say.codeStays(address.pathname), say.mendCallbackAddress);
    if (kept) return fails('callback', say.keptRedirect(kept), say.redirectOnce);
    if (!isWeChat(look, end)) {
      const landing = await checkLanding(look, base, end);
      return landing.state === 'ok' ? ((await checkTwice(look, address, cookies)) ?? landing) : landing;
    }
    cookies = way.cookies;
    from = end;
  }
  return fails('callback', say.loops(MOST_ROUNDS), say.mendCallback);
}

function callbackOf(place: URL, own: URL): URL {
  const back = new URL(place.searchParams.get('redirect_uri') ?? '', own);
  back.searchParams.append('code', 'not-a-code');
  back.searchParams.append('state', place.searchParams.get('state') ?? '');
  return back;
}

/** WeChat asks a callback twice now and then, and so does the back button: undefined unless that fails. */
async function checkTwice(look: Look, address: URL, cookies: readonly Cookie[]): Promise<Check | undefined> {
  const { end, status, circles } = await follow(look, address, cookies);
  const isWell = !circles && status < 400 && end.href !== address.href;
  if (isWell && (isWeChat(look, end) || (await isShopPage(look, end)).isShop)) return undefined;
  return fails('callback', say.failsTwice(circles ? say.circles : say.status(end.pathname, status)), say.mendTwice);
}

async function isShopPage(look: Look, at: URL) {
  const answer = await ask(look, at);
  const isShop = answer.status === 200 && metaOf(await answer.text(), 'yaocang-base') !== undefined;
  return { isShop, status: answer.status };
}

/** The page at which the callback ends: the one that was asked for, of this shop, with a clean address. */
async function checkLanding(look: Look, base: string, end: URL): Promise<Check> {
  const wanted = new URL(`${base.replace(/\/$/, '')}${TO}`, look.url);
  const wrong = (detail: Words) => fails('callback', detail, say.mendLanding(`${wanted.pathname}${wanted.search}`));
  if (end.host !== look.url.host) return wrong(say.landsElsewhere(end.host));
  if (end.searchParams.has('code')) return wrong(say.codeStays(end.pathname));
  if (end.hash !== '') return wrong(say.landsAtHash(end.hash));
  const { isShop, status } = await isShopPage(look, end);
  if (!isShop) return wrong(say.landsOnNoPage(end.pathname, status));
  const isWanted = end.pathname === wanted.pathname && end.searchParams.get('id') === wanted.searchParams.get('id');
  return isWanted ? fine('callback', say.oneRound) : wrong(say.dropsTo(`${end.pathname}${end.search}`));
}
