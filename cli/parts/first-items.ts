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

type Taker = (items: readonly unknown[]) => void;

/** 20 items by default. With `came` each page is handed over as it is read, and kept no longer. */
export async function listed<const Name extends string, C extends Call>(
  name: Name,
  shop: Pick<PublicShop, 'client' | 'signal'>,
  call: C & Paged<C>,
  args: ArgsOf<C>,
  limit = 20,
  came?: Taker,
): Promise<Listed<Name, C>> {
  const { items, more } = await firstItems(shop, call, args, limit, came);
  return { [name]: items, more } as Listed<Name, C>;
}

/** Loads pages until there are more than `limit` items or the list ends. `first` is the first answer, with its own fields. */
export async function firstItems<C extends Call>(
  { client, signal }: Pick<PublicShop, 'client' | 'signal'>,
  call: C & Paged<C>,
  args: ArgsOf<C>,
  limit: number,
  came?: Taker,
) {
  const first = await client.send(call, args, { signal });
  let page: Page<ItemOf<C>> | undefined = first as unknown as Page<ItemOf<C>>;
  const items: ItemOf<C>[] = [];
  let count = 0;
  for (let link = ''; page; ) {
    const wanted = page.data.slice(0, Math.max(0, limit - count));
    count += page.data.length;
    if (came) came(wanted);
    else items.push(...wanted);
    const { page_next } = page;
    // A server that repeats a link would never end.
    if (count > limit || page_next === 'end' || page_next === '' || page_next === link) break;
    link = page_next;
    page = (await client.next(call, link, { signal })) as unknown as Page<ItemOf<C>> | undefined;
  }
  return { items, more: count > limit, first };
}
