/** The first items of a paged list (document 1 §4, document 2 §9). */
import type { PublicShop } from '#cli/shop/shop.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';

/** `page_next` is a link, or "end". */
export interface Page<Item> {
  readonly data: readonly Item[];
  readonly page_next: string;
}

/** The call itself when its answer has pages; any other call does not compile. */
type Paged<C> = AnswerOf<C> extends Page<unknown> ? C : never;

type ItemOf<C> = AnswerOf<C> extends Page<infer Item> ? Item : never;

type Listed<Name extends string, C> = { readonly [K in Name]: readonly ItemOf<C>[] } & { readonly more: boolean };

/** 20 items by default. */
export async function listed<const Name extends string, C extends Call>(
  name: Name,
  shop: Pick<PublicShop, 'client' | 'signal'>,
  call: C & Paged<C>,
  args: ArgsOf<C>,
  limit = 20,
): Promise<Listed<Name, C>> {
  const { items, more } = await firstItems(shop, call, args, limit);
  return { [name]: items, more } as Listed<Name, C>;
}

/** Loads pages until there are more than `limit` items or the list ends. `first` is the first answer, with its own fields. */
export async function firstItems<C extends Call>(
  { client, signal }: Pick<PublicShop, 'client' | 'signal'>,
  call: C & Paged<C>,
  args: ArgsOf<C>,
  limit: number,
) {
  const first = await client.send(call, args, { signal });
  let page: Page<ItemOf<C>> | undefined = first as unknown as Page<ItemOf<C>>;
  const items: ItemOf<C>[] = [];
  for (let link = ''; page; ) {
    items.push(...page.data);
    const { page_next } = page;
    // A server that repeats a link would never end.
    if (items.length > limit || page_next === 'end' || page_next === '' || page_next === link) break;
    link = page_next;
    page = (await client.next(call, link, { signal })) as unknown as Page<ItemOf<C>> | undefined;
  }
  return { items: items.slice(0, limit), more: items.length > limit, first };
}
