/** Looks for a cache between this machine and the shop: one call is made twice with different parameters. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { search } from '#shared/contract/search.ts';
import { type Check, fails, fine, say, skips, warns } from './check.ts';
import { searchAnswer } from './search-answer.ts';

/** All goods, and words that no shop finds. */
const ASKED = ['all', 'zzzzqxqx'] as const;

/** A cache says so in one of these. */
const TELLS = ['x-cache', 'x-cache-status', 'cf-cache-status', 'x-proxy-cache'] as const;

/**
 * Two different answers are expected; one that is told by `Age` or `X-Cache` to be kept is a warning, because each request
 * has a cache-buster of its own.
 */
export async function checkCache(shop: UnaskedShop): Promise<Check> {
  // One after the other: the first answer fills the cache.
  const all = await searchAnswer(shop, ASKED[0]);
  const none = await searchAnswer(shop, ASKED[1]);
  if (!all || !none) return skips('cache', say.cannotCompare);
  if (hasRows(all.raw) && all.text === none.text) {
    return fails('cache', say.sameAnswer(search.search.path), say.passQuery);
  }
  const kept = keptBy(all.headers) ?? keptBy(none.headers);
  if (kept !== undefined) return warns('cache', say.keptAnswer(kept), say.leaveOut);
  return hasRows(all.raw) ? fine('cache', say.noCache) : skips('cache', say.cannotCompare);
}

/** True for an answer with rows: refusals and empty lists may well be equal. */
const hasRows = (raw: { readonly data?: unknown } = {}): boolean => Object.keys(Object(raw.data)).length > 0;

function keptBy(headers: Headers): string | undefined {
  const age = Number(headers.get('age') ?? 0);
  if (age > 0) return `Age: ${age}`;
  const name = TELLS.find((each) => /\b(hit|stale|updating|revalidated)\b/i.test(headers.get(each) ?? ''));
  return name && `${name}: ${headers.get(name)}`;
}
