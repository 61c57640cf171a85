/** Finding the goods of a list's lines by documented calls alone, a few at a time; each is told as soon as it is known. */
import type { Client } from '#shared/client/create.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import type { Candidate, Found } from '#shared/rules/found-goods.ts';
import { matchGoods, nearerWords, nearestFirst, searchWords } from '#shared/rules/goods-match.ts';
import type { Flow } from './flow.ts';
import { trouble } from './trouble.ts';

/** A line to look up: by its words, or by goods that are known (chosen before, bought before, scanned). */
export interface LookedFor {
  readonly words: string;
  readonly goods_id?: string | undefined;
}

export interface Looked {
  /** Which of the lines, from 0. */
  readonly at: number;
  readonly found: Found;
}

export interface LookUpPorts {
  readonly client: Pick<Client, 'send'>;
  /** As init answered it. */
  readonly log_bs: string;
  /** Questions under way, of every look-up that runs beside this one: the client lets no twin through. */
  readonly underWay?: UnderWay | undefined;
}

/** Answers that are waited for, by what was asked. */
export type UnderWay = Map<string, Promise<unknown>>;

/** So many lines are asked for at once. */
const AT_ONCE = 5;
/** A shop that so many lines in a row could not reach is not asked for the rest. */
const UNREACHABLE_AFTER = 3;
/** A person chooses among so many at most. */
const MOST_SHOWN = 8;
const MOST_NEAR = 5;

/** Looks all of them up, in any order. Aborted, it says nothing more. */
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

/** Looks lines up one by one; what two lines ask for is asked once, for the client lets no twin through. */
function createLookUp({ client, log_bs, underWay = new Map() }: LookUpPorts, signal: AbortSignal) {
  const asked: UnderWay = new Map();
  function once<T>(key: string, ask: () => Promise<T>): Promise<T> {
    const before = (asked.get(key) ?? underWay.get(key)) as Promise<T> | undefined;
    const answer = before ?? ask();
    asked.set(key, answer);
    if (before) return answer;
    underWay.set(key, answer);
    const leave = () => void underWay.delete(key);
    answer.then(leave, leave);
    return answer;
  }
  const infoOf = (goods_id: string) =>
    once(`info ${goods_id}`, () => client.send(goods.info, { goods_id, fast_buy: true, log_bs }, { signal }));
  const cardsOf = (keywords: string) =>
    once(`search ${keywords}`, () => client.send(search.search, { ...WIDELY, keywords }, { signal }));
  const namesOf = (keywords: string) =>
    once(`near ${keywords}`, () => client.send(search.kjSearch, { keywords }, { signal }));

  async function known(goods_id: string): Promise<Found | undefined> {
    try {
      return { kind: 'goods', goods_id, info: await infoOf(goods_id) };
    } catch (error) {
      // Sold no more.
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  async function byWords(words: string, gone: boolean): Promise<Found> {
    const { data, page_next } = await cardsOf(searchWords(words));
    const matched = matchGoods(words, data);
    // What was bought before and is gone is never replaced without a person's word.
    const among = 'sure' in matched ? [matched.sure] : matched.among;
    if ('sure' in matched && !gone) {
      const { goods_id } = matched.sure;
      return { kind: 'goods', goods_id, info: await infoOf(goods_id), card: matched.sure };
    }
    if (among.length === 0) return { kind: 'none', near: await near(words), gone };
    const more = page_next !== 'end' || among.length > MOST_SHOWN;
    return { kind: 'several', among: nearestFirst(words, among).slice(0, MOST_SHOWN), more, gone };
  }

  async function near(words: string): Promise<readonly Candidate[]> {
    for (const shorter of nearerWords(words)) {
      const { data } = await namesOf(shorter);
      if (data.length > 0) return data.slice(0, MOST_NEAR);
    }
    return [];
  }

  return async ({ words, goods_id }: LookedFor): Promise<{ found: Found; isLost: boolean }> => {
    try {
      const found = goods_id ? await known(goods_id) : undefined;
      return { found: found ?? (await byWords(words, Boolean(goods_id))), isLost: false };
    } catch (error) {
      const { message } = trouble(error, signal);
      return { found: { kind: 'failed', ...(message && { message }) }, isLost: error instanceof NetworkError };
    }
  };
}

/** Everything that bears the words, what is bought most first. */
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
