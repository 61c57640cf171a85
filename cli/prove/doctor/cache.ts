/** Looks for a cache between this machine and the shop: one call is made twice with different parameters. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { buildRequest } from '#shared/client/request.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';

/** All goods, and words that no shop finds. */
const ASKED = ['all', 'zzzzqxqx'] as const;

/** A cache says so in one of these. */
const TELLS = ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache'] as const;

interface Answer {
  readonly text: string;
  readonly headers: Headers;
}

/**
 * Two different answers are expected; one that is told by `Age` or `X-Cache` to be kept is a warning, because each request
 * has a cache-buster of its own.
 */
export async function checkCache(shop: UnaskedShop): Promise<Check> {
  // One after the other: the first answer fills the cache.
  const all = await answerTo(shop, ASKED[0]);
  const none = await answerTo(shop, ASKED[1]);
  if (!all || !none) return skips('cache', say.cannotCompare);
  if (hasRows(all.text) && all.text === none.text) {
    return fails('cache', say.sameAnswer(search.search.path), say.passQuery);
  }
  const kept = keptBy(all.headers) ?? keptBy(none.headers);
  if (kept !== undefined) return warns('cache', say.keptAnswer(kept), say.leaveOut);
  return hasRows(all.text) ? fine('cache', say.noCache) : skips('cache', say.cannotCompare);
}

async function answerTo(shop: UnaskedShop, keywords: string): Promise<Answer | undefined> {
  const { profile, fetch, signal, login } = shop;
  const token = () => login?.token ?? '';
  const options = { base: profile.base, names: profile.names, fetch, token, agencyId: () => login?.agency_id ?? '' };
  const { request } = buildRequest(search.search, searchFor(keywords), options);
  try {
    const answer = await fetch(request.url, { headers: request.headers, signal });
    return { text: await answer.text(), headers: answer.headers };
  } catch {
    return undefined;
  }
}

/** True for an answer with rows: refusals and empty lists may well be equal. */
function hasRows(text: string): boolean {
  try {
    const { data } = JSON.parse(text) as { data?: unknown };
    return typeof data === 'object' && data !== null && Object.keys(data).length > 0;
  } catch {
    return false;
  }
}

function keptBy(headers: Headers): string | undefined {
  const age = Number(headers.get('age') ?? 0);
  if (age > 0) return `Age: ${age}`;
  const name = TELLS.find((each) => /\b(hit|stale|updating|revalidated)\b/i.test(headers.get(each) ?? ''));
  return name && `${name}: ${headers.get(name)}`;
}
