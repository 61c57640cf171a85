/** Checks of how answers come: the clock that they tell, caches in between, links to next pages, bodies that are read. */
import { wireOf } from '#cli/shop/clients.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import type { BodyKind } from '#shared/client/form-body.ts';
import { jsonIn } from '#shared/client/json-in.ts';
import { leadsOn } from '#shared/client/page-link.ts';
import { readReply } from '#shared/client/reply.ts';
import { buildRequest } from '#shared/client/request.ts';
import type { Call } from '#shared/contract/call.ts';
import { common } from '#shared/contract/common.ts';
import { login } from '#shared/contract/login.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { RefusedError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';

/** What came to a call, undecoded; undefined if nothing came. */
async function answerTo(shop: UnaskedShop, call: Call, args: unknown, body?: BodyKind) {
  const wire = { ...wireOf(shop.profile, { login: shop.login }), fetch: shop.fetch };
  const { request } = buildRequest(call, args, body ? { ...wire, body } : wire);
  const { url, ...init } = request;
  try {
    const answer = await shop.fetch(url, { ...init, signal: shop.signal });
    const text = await answer.text();
    return { text, headers: answer.headers, raw: jsonIn(text)?.json };
  } catch {
    return undefined;
  }
}

/** A larger difference between the clocks, in seconds, is a warning: signatures and coupons may fail. */
const APART = 30;

export async function checkClock(shop: UnaskedShop): Promise<Check> {
  const before = shop.clock.now();
  const answer = await answerTo(shop, common.init, { device: 'pc', log_bs: '' });
  const told = Date.parse(answer?.headers.get('date') ?? '');
  if (Number.isNaN(told)) return skips('clock', say.noDate);
  // The server's time was read between our two, and is cut to whole seconds.
  const ahead = before - (told + 1000);
  const apart = Math.max(ahead, told - shop.clock.now(), 0) / 1000;
  const detail = (apart <= APART ? say.skew : ahead > 0 ? say.ahead : say.behind)(Math.round(apart));
  return apart > APART ? warns('clock', detail, say.setClock) : fine('clock', detail);
}

const TELLS = ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache'] as const;

/**
 * Asks for all goods, and for words that no shop finds: two different answers are expected. One that is told by `Age` or
 * `X-Cache` to be kept is a warning, because each request has a cache-buster of its own.
 */
export async function checkCache(shop: UnaskedShop): Promise<Check> {
  // One after the other: the first answer fills the cache.
  const all = await answerTo(shop, search.search, searchFor('all'));
  const none = await answerTo(shop, search.search, searchFor('zzzzqxqx'));
  if (!all || !none) return skips('cache', say.cannotCompare);
  // Refusals and empty lists may well be equal.
  const hasRows = Object.keys(Object(all.raw?.data)).length > 0;
  if (hasRows && all.text === none.text) return fails('cache', say.sameAnswer(search.search.path), say.passQuery);
  const kept = keptBy(all.headers) ?? keptBy(none.headers);
  if (kept !== undefined) return warns('cache', say.keptAnswer(kept), say.leaveOut);
  return hasRows ? fine('cache', say.noCache) : skips('cache', say.cannotCompare);
}

function keptBy(headers: Headers): string | undefined {
  const age = Number(headers.get('age') ?? 0);
  if (age > 0) return `Age: ${age}`;
  const name = TELLS.find((each) => /\b(hit|stale|updating|revalidated)\b/i.test(headers.get(each) ?? ''));
  return name && `${name}: ${headers.get(name)}`;
}

/** A link to a next page with a strange host is refused, so every list ends after its first page. */
export async function checkPages(shop: UnaskedShop): Promise<Check> {
  const { base } = shop.profile;
  const link = (await answerTo(shop, search.search, searchFor('all')))?.raw?.page_next;
  if (typeof link !== 'string' || link === 'end') return skips('pages', say.onePage);
  if (link !== '' && leadsOn(search.search, link, base)) return fine('pages', say.pagesLeadOn);
  const host = URL.canParse(link, `${base}/`) ? new URL(link, `${base}/`).host : '';
  const own = new URL(base).host;
  return host === own || host === ''
    ? fails('pages', say.noNextPage(withoutQuery(link)), say.nameNextPage, 'drift')
    : fails('pages', say.strangeNextPage(host, own), say.nameOwnHost(own), 'drift');
}

/** Its parameters may hold what a person has typed. */
const withoutQuery = (link: string): string => link.replace(/[?#].*/s, '') || link.slice(0, 1);

/**
 * JSON, or a form alone, as a PHP script reads that looks into `$_POST`. Without a login it asks for one under a name that
 * nobody has, so that no member is locked: a server that reads the name refuses it in other words than a missing one.
 */
export async function checkBody(shop: UnaskedShop): Promise<Check> {
  const { body: set, may } = shop.profile;
  if (shop.login) return fine('body', say.bodyIs(set));
  if (!may.includes('session')) return skips('body', say.bodyIs(set));
  const nobody = `yaocang-doctor-${Math.floor(Math.random() * 1e9).toString(36)}`;
  const missing = await refusal(shop, 'json', '');
  const read = [];
  for (const kind of ['json', 'form'] as const) {
    const told = await refusal(shop, kind, nobody);
    if (missing !== undefined && told !== undefined && told !== missing) read.push(kind);
  }
  if (read.length === 0) return skips('body', say.bodyUnknown(set));
  if (read.some((kind) => kind === set)) return fine('body', say.bodyIs(set));
  return fails('body', say.bodyUnread(set), say.setBody(shop.profile.name, read[0] as BodyKind));
}

async function refusal(shop: UnaskedShop, body: BodyKind, name: string): Promise<string | undefined> {
  const args = { user_name: name, password: name && encodePassword(name), openid: '', log_bs: '', yz_chit: '' };
  const over = shop.guard.admit(login.login, args);
  try {
    const answer = await answerTo(shop, login.login, args, body);
    readReply(login.login, answer?.text ?? '', { token: () => '' });
  } catch (error) {
    if (error instanceof RefusedError) return error.content;
  } finally {
    over();
  }
  return undefined;
}
