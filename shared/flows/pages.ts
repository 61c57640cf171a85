/** A list that goes on by page_next until it is "end" (document 1 §4, document 2 §9). */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import type { Message } from '#shared/messages/message.ts';
import { type Flow, type FlowContext, nextEvent } from './flow.ts';
import { type Trouble, trouble } from './trouble.ts';

/** Any answer that is a page. */
export interface PageAnswer<Item> {
  readonly data: readonly Item[];
  readonly page_next: string;
}

/** Where pages come from; `next` brings undefined at the end, and for a link that must not be followed. */
export interface PageSource<Answer> {
  first(signal: AbortSignal): Promise<Answer>;
  next(link: string, signal: AbortSignal): Promise<Answer | undefined>;
}

/** The pages of a call. */
export const pagesOf = <C extends Call>(
  client: Pick<Client, 'send' | 'next'>,
  call: C,
  args: ArgsOf<C>,
): PageSource<AnswerOf<C>> => ({
  first: (signal) => client.send(call, args, { signal }),
  next: (link, signal) => client.next(call, link, { signal }),
});

export interface PagesState<Item, Answer> {
  readonly phase: 'loading' | 'idle' | 'more' | 'end' | 'failed';
  /** All that was loaded so far; a failure keeps it. */
  readonly items: readonly Item[];
  /** The first page's answer, with what only it carries. */
  readonly first?: Answer;
  /** Link of the next page, "end" after the last. */
  readonly link: string;
  readonly message?: Message;
  readonly error?: unknown;
}

/** 'more' loads the next page, and means nothing while one is loading: ask again at 'idle'. 'retry' tries again what failed. */
export type PagesEvent = { readonly type: 'more' | 'retry' };

const empty = { phase: 'loading', items: [], link: '' } as const;

/** Loads the first page, then a page for each 'more'. With `from` it goes on after a list that was loaded before. */
export const pages = <Item, Answer extends PageAnswer<Item>>(
  source: PageSource<Answer>,
  from: PagesState<Item, Answer> = empty,
): Flow<PagesState<Item, Answer>, PagesEvent> =>
  async function* (context) {
    let list = from;
    if (!list.first) {
      yield { ...empty };
      list = yield* loaded(list, 'loading', source.first, context);
    }
    while (list.link !== 'end') {
      context.events.forget();
      yield { ...list, phase: 'idle' };
      await nextEvent(context);
      yield { ...list, phase: 'more' };
      list = yield* loaded(list, 'more', (signal) => source.next(list.link, signal), context);
    }
    yield { ...list, phase: 'end' };
  };

/** The list with one more page, however often it takes. */
async function* loaded<Item, Answer extends PageAnswer<Item>>(
  list: PagesState<Item, Answer>,
  phase: 'loading' | 'more',
  load: (signal: AbortSignal) => Promise<Answer | undefined>,
  context: FlowContext<PagesEvent>,
): AsyncGenerator<PagesState<Item, Answer>, PagesState<Item, Answer>, undefined> {
  for (;;) {
    const page = await attempt(load, context.signal);
    if (!('trouble' in page)) return extended(list, page.ok);
    context.events.forget();
    yield { ...list, ...page.trouble, phase: 'failed' };
    await nextEvent(context);
    yield { ...list, phase };
  }
}

async function attempt<Answer>(
  load: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<{ ok: Answer } | { trouble: Trouble }> {
  try {
    return { ok: await load(signal) };
  } catch (error) {
    return { trouble: trouble(error, signal) };
  }
}

function extended<Item, Answer extends PageAnswer<Item>>(
  list: PagesState<Item, Answer>,
  page: Answer | undefined,
): PagesState<Item, Answer> {
  const next = page?.page_next ?? 'end';
  return {
    phase: 'idle',
    items: page ? [...list.items, ...page.data] : list.items,
    ...(list.first || page ? { first: (list.first ?? page) as Answer } : {}),
    // A server that names the same page again would never end.
    link: next === '' || next === list.link ? 'end' : next,
  };
}
