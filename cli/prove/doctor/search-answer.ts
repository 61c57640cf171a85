/** One search as it is answered, for checks that look at more than its rows. */
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { jsonIn } from '#shared/client/json-in.ts';
import { buildRequest } from '#shared/client/request.ts';
import { search, searchFor } from '#shared/contract/search.ts';

interface SearchAnswer {
  readonly text: string;
  readonly headers: Headers;
  /** The answer without the words around it; undefined when there is none. */
  readonly raw: Readonly<Record<string, unknown>> | undefined;
}

/** Undefined when nothing was answered. */
export async function searchAnswer(shop: UnaskedShop, keywords: string): Promise<SearchAnswer | undefined> {
  const { profile, fetch, signal, login } = shop;
  const token = () => login?.token ?? '';
  const options = { base: profile.base, names: profile.names, fetch, token, agencyId: () => login?.agency_id ?? '' };
  const { request } = buildRequest(search.search, searchFor(keywords), options);
  try {
    const answer = await fetch(request.url, { headers: request.headers, signal });
    const text = await answer.text();
    return { text, headers: answer.headers, raw: jsonIn(text)?.json };
  } catch {
    return undefined;
  }
}
