/** Looks where the link to a next page leads. One with a strange host is refused, so every list ends after its first page. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { leadsOn } from '#shared/client/page-link.ts';
import { search } from '#shared/contract/search.ts';
import { type Check, fails, fine, say, skips } from './check.ts';
import { searchAnswer } from './search-answer.ts';

export async function checkPages(shop: UnaskedShop): Promise<Check> {
  const { base } = shop.profile;
  const link = (await searchAnswer(shop, 'all'))?.raw?.page_next;
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
