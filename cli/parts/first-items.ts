/** The first so many items of a list that goes on by page_next until it is "end" (document 1 §4, document 2 §9). */

import type { PublicShop } from '#cli/shop/shop.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';

/** A page of a list; `page_next` leads to the next one, "end" to none. */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly page_next: string;
}

type ItemOf<C> = AnswerOf<C> extends Page<infer Item> ? Item : never;

/** What a list holds under its name in `--json`, and whether it has more than were asked for. */
type Listed<Name extends string, C> = { readonly [K in Name]: readonly ItemOf<C>[] } & { readonly more: boolean };

/** The first items of a list, 20 where nobody says how many. */
export async function listed<const Name extends string, C extends Call>(
  name: Name,
  shop: Pick<PublicShop, 'client' | 'signal'>,
  call: C,
  args: ArgsOf<C>,
  limit = 20,
): Promise<Listed<Name, C>> {
  const { items, more } = await firstItems(shop, call, args, limit);
  return { [name]: items, more } as Listed<Name, C>;
}

/**
 * Loads pages until there are more than `limit` items, which `more` says, or the list ends; throws what a page failed with.
 * `first` is the first page's answer, with what only it carries.
 */
export async function firstItems<C extends Call>(
  { client, signal }: Pick<PublicShop, 'client' | 'signal'>,
  call: C,
  args: ArgsOf<C>,
  limit: number,
) {
  const first = await client.send(call, args, { signal });
  let page: Page<ItemOf<C>> | undefined = first as unknown as Page<ItemOf<C>>;
  const items: ItemOf<C>[] = [];
  for (let link = ''; page; ) {
    items.push(...page.data);
    const { page_next } = page;
    // A server that names the same page again would never end.
    if (items.length > limit || page_next === 'end' || page_next === '' || page_next === link) break;
    link = page_next;
    page = (await client.next(call, link, { signal })) as unknown as Page<ItemOf<C>> | undefined;
  }
  return { items: items.slice(0, limit), more: items.length > limit, first };
}
