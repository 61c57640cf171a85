/** The first so many items of a list that goes on by page_next. */

import type { Shop } from '#cli/shop/shop.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { CancelledError } from '#shared/errors.ts';
import { runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import {
  type PageAnswer,
  type PageSource,
  type PagesEvent,
  type PagesState,
  pages,
  pagesOf,
} from '#shared/flows/pages.ts';

/** What a list call lists. */
type ItemOf<C> = AnswerOf<C> extends PageAnswer<infer Item> ? Item : never;

export interface FirstItems<Item, Answer = unknown> {
  readonly items: readonly Item[];
  /** The first page's answer, with what only it carries. */
  readonly first: Answer | undefined;
  /** The list has more than were asked for. */
  readonly more: boolean;
}

/** Loads pages until there are more than `limit` items or the list ends; throws what a page failed with. */
export async function firstItems<C extends Call>(
  { client, signal }: Shop,
  call: C,
  args: ArgsOf<C>,
  limit: number,
): Promise<FirstItems<ItemOf<C>, AnswerOf<C>>> {
  const events = createInbox<PagesEvent>();
  const enough = new AbortController();
  const source = pagesOf(client, call, args) as PageSource<PageAnswer<ItemOf<C>>>;
  let list: PagesState<ItemOf<C>, PageAnswer<ItemOf<C>>> = { phase: 'loading', items: [], link: '' };
  await runFlow(
    pages<ItemOf<C>, PageAnswer<ItemOf<C>>>(source),
    { events, signal: AbortSignal.any([signal, enough.signal]) },
    (state) => {
      list = state;
      if (state.phase === 'failed' || state.items.length > limit) enough.abort();
      else if (state.phase === 'idle') events.send({ type: 'more' });
    },
  );
  if (signal.aborted) throw new CancelledError(call.path);
  if (list.phase === 'failed') throw list.error;
  const first = list.first as AnswerOf<C> | undefined;
  return { items: list.items.slice(0, limit), more: list.items.length > limit, first };
}
