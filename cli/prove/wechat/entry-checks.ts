/** Checks of the OAuth redirects to WeChat and back: parameters, state cookie, single use of the code. */

import { Fault } from '#cli/text/fault.ts';
import { redirects, WECHAT_CALLBACK, WECHAT_ENTRY } from '#shared/contract/wechat.ts';
import type { Check } from '../doctor/check.ts';
import { say } from './dictionary.ts';
import type { Cookie, Look } from './look.ts';
import { ask, cookieLacks, cookieLine, cookiesOf, fails, fine, hasGate, leadsTo, skips } from './look.ts';

const WECHAT = 'https://open.weixin.qq.com/connect/oauth2/authorize';
/** WeChat requires this order. */
const PARAMETERS = ['appid', 'redirect_uri', 'response_type', 'scope', 'state'];
const STATE = /^[0-9A-Za-z]{1,128}$/;
const TO = '/goods?id=1';
/** A wrong code may start one more round; after so many rounds it is a loop. */
const MOST_ROUNDS = 3;
/** More redirects within the API are a loop. */
const MOST_STEPS = 5;

/** The way to WeChat and back writes: the shop keeps a state for the browser. A guard that refuses that leaves it out. */
export async function checkRoad(look: Look, appId: string | undefined): Promise<Check[]> {
  const { guard } = look.shop;
  const over: (() => void)[] = [];
  try {
    for (const each of redirects) over.push(guard.admit(each));
    return await walkRoad(look, appId);
  } catch (error) {
    if (!(error instanceof Fault) || error.code !== 'guard') throw error;
    return [skips('entry', error.next ?? error.words)];
  } finally {
    for (const end of over) end();
  }
}

async function walkRoad(look: Look, appId: string | undefined): Promise<Check[]> {
  const { profile } = look.shop;
  const entry = `${profile.base}/${WECHAT_ENTRY}&to=${encodeURIComponent(TO)}`;
  const { end: place, status, cookies, circles } = await follow(look, new URL(entry));
  if (circles) return [fails('entry', say.circles, say.mendEntry)];
  // Without the redirect to WeChat the way back cannot be checked.
  if (!isWeChat(look, place)) {
    const why = place.href === entry ? say.noRedirect(status) : say.entryWrong(`${place.origin}${place.pathname}`);
    return [fails('entry', why, say.mendEntry)];
  }
  return [
    checkAuthorize(look, place, appId),
    checkState(look, cookies, place),
    await checkCallback(look, cookies, place),
    skips('road', say.onPhone),
  ];
}

const isGate = (look: Look, place: URL): boolean =>
  hasGate(look) && place.origin === look.url.origin && place.pathname.endsWith('/gate/wechat/authorize');
const isWeChat = (look: Look, place: URL): boolean =>
  `${place.origin}${place.pathname}` === WECHAT || isGate(look, place);

/** Follows redirects within the API: some servers need several to reach WeChat. */
async function follow(look: Look, from: URL, given: readonly Cookie[] = []) {
  const cookies = [...given];
  let end = from;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const answer = await ask(look, end, cookieLine(cookies));
    cookies.push(...cookiesOf(answer));
    const next = leadsTo(answer, end);
    end = next ?? end;
    const goesOn = next?.href.startsWith(`${look.shop.profile.base}/`) === true;
    if (!goesOn) return { end, status: answer.status, cookies, circles: false };
  }
  return { end, status: 0, cookies, circles: true };
}

function checkAuthorize({ url }: Look, place: URL, appId: string | undefined): Check {
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
  if (hostname !== url.hostname) return fails('entry', say.otherHost(hostname, url.hostname), say.mendEntry);
  if (protocol !== url.protocol) return fails('entry', say.otherScheme(protocol), say.mendEntry);
  return fine('entry', say.entryLeads(place.host));
}

/** The cookie that the callback compares with `state`. */
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

/** A wrong code, as after the back button, a second fetch or from an old link. */
async function checkCallback(look: Look, first: readonly Cookie[], place: URL): Promise<Check> {
  let cookies = first;
  let state = place.searchParams.get('state') ?? '';
  for (let round = 1; round <= MOST_ROUNDS; round += 1) {
    const address = `${look.shop.profile.base}/${WECHAT_CALLBACK}&code=not-a-code&state=${state}`;
    const { end, status, ...way } = await follow(look, new URL(address), cookies);
    if (way.circles) break;
    if (end.href === address || status >= 400) return fails('callback', say.callbackFails(status), say.mendCallback);
    if (!isWeChat(look, end)) return fine('callback', say.oneRound);
    cookies = way.cookies;
    state = end.searchParams.get('state') ?? '';
  }
  return fails('callback', say.loops(MOST_ROUNDS), say.mendCallback);
}
