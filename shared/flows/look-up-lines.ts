/** Finds the goods of quick-order lines with documented calls only, a few at a time. Yields each result as soon as it is known. */
import type { Client } from '#shared/client/create.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import type { Candidate, Found } from '#shared/rules/found-goods.ts';
import { isNamed, matchGoods, mayNameMore, nearerWords, nearestFirst, searchWords } from '#shared/rules/goods-match.ts';
import type { Flow } from './flow.ts';
import { trouble } from './trouble.ts';

/** A line to look up by words, or by known goods (chosen, bought before, scanned). */
export interface LookedFor {
  readonly words: string;
  readonly goods_id?: string | undefined;
  /** Of an order, without known goods. */
  readonly isBundle?: boolean | undefined;
}

export interface Looked {
  /** Index of the line. */
  readonly at: number;
  readonly found: Found;
}

export interface LookUpPorts {
  readonly client: Pick<Client, 'send' | 'next'>;
  /** From the init answer. */
  readonly log_bs: string;
  /** Requests in flight, shared by parallel look-ups, because the client cancels duplicates. */
  readonly inFlight?: InFlight | undefined;
}

/** Pending answers by request. */
export type InFlight = Map<string, Promise<unknown>>;

/** Maximum number of parallel look-ups. */
const AT_ONCE = 5;
/** After this many failed lines in a row the rest is not requested. */
const UNREACHABLE_AFTER = 3;
/** Maximum number of candidates to choose from; exact matches have a limit of their own. */
const MOST_SHOWN = 8;
const MOST_NAMED = 30;
/** Maximum number of search pages read for exact matches. */
const MOST_PAGES = 5;
const MOST_NEAR = 5;

/** Yields results in any order; none after an abortion. */
export const lookUpLines = (ports: LookUpPorts, lines: readonly LookedFor[]): Flow<Looked> =>
  async function* ({ signal }) {
    const lookUp = createLookUp(ports, signal);
    const running = new Map<number, Promise<Looked & { readonly isLost: boolean }>>();
    let next = 0;
    let lost = 0;
    while (next < lines.length || running.size > 0) {
      while (running.size < AT_ONCE && next < lines.length && lost < UNREACHABLE_AFTER) {
        const at = next++;
        running.set(
          at,
          lookUp(lines[at] as LookedFor).then((looked) => ({ at, ...looked })),
        );
      }
      if (running.size === 0) {
        yield { at: next++, found: { kind: 'failed' } };
        continue;
      }
      const { at, found, isLost } = await Promise.race(running.values());
      running.delete(at);
      lost = isLost ? lost + 1 : 0;
      yield { at, found };
    }
  };

/** Looks up one line. Equal requests of several lines are sent once, because the client cancels duplicates. */
function createLookUp({ client, log_bs, inFlight = new Map() }: LookUpPorts, signal: AbortSignal) {
  const asked: InFlight = new Map();
  function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const before = (asked.get(key) ?? inFlight.get(key)) as Promise<T> | undefined;
    const answer = before ?? ask();
    asked.set(key, answer);
    if (before) return answer;
    inFlight.set(key, answer);
    const leave = () => void inFlight.delete(key);
    answer.then(leave, leave);
    return answer;
  }
  const infoOf = (goods_id: string) =>
    once(`info ${goods_id}`, () => client.send(goods.info, { goods_id, fast_buy: true, log_bs }, { signal }));
  const cardsOf = (keywords: string) =>
    once(`search ${keywords}`, () => client.send(search.search, { ...WIDELY, keywords }, { signal }));
  const pageOf = (link: string) => once(`page ${link}`, () => client.next(search.search, link, { signal }));
  const namesOf = (keywords: string) =>
    once(`near ${keywords}`, () => client.send(search.kjSearch, { keywords }, { signal }));

  async function known(goods_id: string): Promise<Found | undefined> {
    try {
      return { kind: 'goods', goods_id, info: await infoOf(goods_id) };
    } catch (error) {
      // No longer sold.
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  /** Reads further pages of the search while they may hold exact matches. */
  async function searched(words: string) {
    const first = await cardsOf(searchWords(words));
    const data = [...first.data];
    let { page_next } = first;
    for (let page = 1; page < MOST_PAGES && page_next !== 'end' && mayNameMore(words, data); page += 1) {
      const next = await pageOf(page_next).catch((error: unknown) => void trouble(error, signal));
      if (!next) break;
      data.push(...next.data);
      page_next = next.page_next;
    }
    return { data, page_next };
  }

  async function byWords(words: string, gone: boolean): Promise<Found> {
    const { data, page_next } = await searched(words);
    const matched = matchGoods(words, data);
    // Goods that are no longer sold are never replaced without the user's choice.
    const among = 'sure' in matched ? [matched.sure] : matched.among;
    if ('sure' in matched && !gone) {
      const { goods_id } = matched.sure;
      return { kind: 'goods', goods_id, info: await infoOf(goods_id), card: matched.sure };
    }
    if (among.length === 0) return { kind: 'none', near: await near(words), gone };
    const named = among.filter((card) => isNamed(words, card)).length;
    const shown = Math.min(Math.max(named, MOST_SHOWN), MOST_NAMED);
    const more = page_next !== 'end' || among.length > shown;
    return { kind: 'several', among: nearestFirst(words, among).slice(0, shown), more, gone };
  }

  async function near(words: string): Promise<readonly Candidate[]> {
    for (const shorter of nearerWords(words)) {
      const { data } = await namesOf(shorter);
      if (data.length > 0) return data.slice(0, MOST_NEAR);
    }
    return [];
  }

  return async ({ words, goods_id, isBundle }: LookedFor): Promise<{ found: Found; isLost: boolean }> => {
    if (isBundle && !goods_id) return { found: { kind: 'bundle' }, isLost: false };
    try {
      const found = goods_id ? await known(goods_id) : undefined;
      return { found: found ?? (await byWords(words, Boolean(goods_id))), isLost: false };
    } catch (error) {
      const { message } = trouble(error, signal);
      return { found: { kind: 'failed', ...(message && { message }) }, isLost: error instanceof NetworkError };
    }
  };
}

/** Searches everything, best-selling first. */
const WIDELY = {
  is_start: false,
  brand: '',
  cat_id: '',
  only_kc: false,
  is_discount: false,
  is_yb: false,
  is_udi: false,
  sort: 'buy_count',
  order: 'DESC',
  ppg: '',
} as const;
