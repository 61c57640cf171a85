/** Finds the goods of quick-order lines with documented calls only, a few at a time. Yields each result as soon as it is known. */

import type { Client } from '#shared/client/create.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { search, searchFor } from '#shared/contract/search.ts';
import { uniqueBy } from '#shared/contract/unique-by.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { searchedCodes } from '#shared/rules/goods/scanned-code.ts';
import type { Candidate, Found } from '#shared/rules/quick-order/found-goods.ts';
import {
  type Compared,
  coded,
  eachOnce,
  factsNamed,
  type Matched,
  matchNamed,
  mayNameMore,
  nearerWords,
  otherCode,
} from '#shared/rules/quick-order/goods-match.ts';
import { agreementOf, type Card, type Difference } from '#shared/rules/quick-order/order-list/agree.ts';
import { folded } from '#shared/rules/quick-order/order-list/narrow.ts';
import { openQuantity } from '#shared/rules/quick-order/order-list/open-quantity.ts';
import { type Said, type SaidLine, saidOf, searchesFor } from '#shared/rules/quick-order/order-list/said.ts';
import type { Flow } from './flow.ts';
import { trouble } from './trouble.ts';

/** A line to look up by what it says, or by known goods (chosen, bought before, scanned). */
export interface LookedFor extends SaidLine {
  readonly unclear?: string | undefined;
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
    const all: Found[] = [];
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
        const at = next++;
        all[at] = { kind: 'failed' };
        yield { at, found: { kind: 'failed' } };
        continue;
      }
      const { at, found, isLost } = await Promise.race(running.values());
      running.delete(at);
      lost = isLost ? lost + 1 : 0;
      all[at] = found;
      yield { at, found };
    }
    yield* besideOthers(lines, all);
  };

/** What another line says of the same goods and nothing explains (改成20盒, 不要了) is asked at each line of these goods. */
function besideOthers(lines: readonly LookedFor[], all: readonly Found[]): readonly Looked[] {
  const open = all.map((found, at) => {
    const line = lines[at] as LookedFor;
    // Named again without a quantity, or among other words: 「阿莫西林胶囊」这个要20盒; 阿莫西林胶囊少写了，再加3盒.
    const again = line.unclear === '' || (!line.facts && isOtherwise(found)) ? folded(line.words) : '';
    return { ids: doubtedBy(line, found), again, words: [line.words, line.unexplained].filter(Boolean).join(' ') };
  });
  return all.flatMap((found, at): Looked[] => {
    if (found.kind !== 'goods' || found.differs) return [];
    const name = folded(found.info.data.goods_name ?? '');
    const other = open.find(
      ({ ids, again }, of) => of !== at && (ids.includes(found.goods_id) || (name !== '' && again.includes(name))),
    );
    return other ? [{ at, found: withWords(found, { words: '', unexplained: other.words }) }] : [];
  });
}

/** No goods bear the words of the line as their name. */
const isOtherwise = (found: Found): boolean =>
  found.kind === 'none' ||
  (found.kind === 'several' && found.among.every(({ differs }) => differs?.some(({ what }) => what === 'name')));

/** The goods that a line names beside words that nothing explains. */
function doubtedBy(line: LookedFor, found: Found): readonly string[] {
  if (found.kind === 'goods') return found.differs ? [found.goods_id] : [];
  if (found.kind !== 'several') return [];
  const said = saidOf(line);
  const isNamed = (card: Candidate) =>
    line.unexplained ? !card.differs : card.differs && factsNamed(said, card) === 3;
  return found.among.filter(isNamed).map(({ goods_id }) => goods_id);
}

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
    once(`search ${keywords}`, () => client.send(search.search, searchFor(keywords, WIDELY), { signal }));
  const pageOf = (link: string) => once(`page ${link}`, () => client.next(search.search, link, { signal }));
  const namesOf = (keywords: string) =>
    once(`near ${keywords}`, () => client.send(search.kjSearch, { keywords }, { signal }));

  async function known(goods_id: string, line: LookedFor): Promise<Found | undefined> {
    try {
      const info = await infoOf(goods_id);
      const named = { goods_id, goods_name: info.data.goods_name ?? '' };
      const isPlain = !line.mayBePack && openQuantity(line, named) === undefined;
      if (line.isCounted || isPlain) return { kind: 'goods', goods_id, info };
      const card = await cardOf(named);
      const isPacked = line.mayBePack && agreementOf(saidOf(line), card ?? named, true).isPacked;
      // Without a card nobody knows whether the number is the pack.
      if (!card && isPacked)
        return { kind: 'goods', goods_id, info, openQuantity: `${line.quantity ?? ''}${line.unit ?? ''}` };
      return { kind: 'goods', goods_id, info, ...(isPacked && { isPacked }), ...openOf(line, card ?? named) };
    } catch (error) {
      // No longer sold.
      if (error instanceof RefusedError) return undefined;
      throw error;
    }
  }

  /** The card of known goods tells their pack; no document says that the product does. A lost search loses no goods. */
  async function cardOf({ goods_id, goods_name }: Card): Promise<GoodsCard | undefined> {
    if (goods_name === '') return undefined;
    const told = await cardsOf(goods_name).catch((error: unknown) => void trouble(error, signal));
    return told?.data.find((card) => card.goods_id === goods_id);
  }

  /** The search for a code, in its other spelling where the likelier one finds nothing. */
  async function cardsOfCode(words: string) {
    const [code, ...others] = searchedCodes(words);
    let found = await cardsOf(code);
    for (const other of others) if (found.data.length === 0) found = await cardsOf(other);
    return found;
  }

  /** Reads further pages of the search while they may hold goods of the same name. */
  async function searched(words: string, said: Said) {
    const first = await cardsOf(words);
    const data = [...first.data];
    let { page_next } = first;
    for (let page = 1; page < MOST_PAGES && page_next !== 'end' && mayNameMore(said, data); page += 1) {
      const next = await pageOf(page_next).catch((error: unknown) => void trouble(error, signal));
      if (!next) break;
      data.push(...next.data);
      page_next = next.page_next;
    }
    return { data: eachOnce(data), isAll: page_next === 'end' };
  }

  const goodsOf = async ({ card, differs, isPacked }: Compared<GoodsCard>, line: LookedFor): Promise<Found> => ({
    kind: 'goods',
    goods_id: card.goods_id,
    info: await infoOf(card.goods_id),
    card,
    ...(differs.length > 0 && { differs }),
    ...(isPacked && { isPacked }),
    // A line that agrees with its goods has no number beside them.
    ...(differs.length > 0 && openOf(line, card)),
  });

  /** The goods of a code, of a barcode, or of the name with all that stands beside it, in this order. */
  async function byWords(line: LookedFor, gone: boolean): Promise<Found> {
    const said = saidOf(line);
    const ofCode = said.code === undefined ? [] : eachOnce((await cardsOf(said.code)).data);
    const own = said.code === undefined ? undefined : coded(said.code, ofCode);
    const scanned = said.barcode === undefined ? [] : eachOnce((await cardsOfCode(asWritten(line, said.barcode))).data);
    const known = own ?? (scanned.length === 1 ? scanned[0] : undefined);
    const agreement = known && compare(said, known, scanned);
    // Goods that are no longer sold are never replaced without the user's choice.
    if (agreement && !gone && agreement.differs.length === 0) return goodsOf(agreement, line);
    const isContradicted = agreement?.differs.some(({ what }) => what === 'name') ?? true;
    const named = isContradicted ? await byName(said) : NOBODY;
    // A part of a code never names goods for sure, even with one result.
    const others = scanned.length > 1 ? scanned : named.among.length === 0 && !own ? ofCode : [];
    const several = others.map((card) => compare(said, card, scanned));
    if (agreement && !gone && named.among.length === 0) return goodsOf(agreement, line);
    const doubted = named.among.map((each) => withCodes(said, each, scanned));
    const sure = named.sure && withCodes(said, named.sure, scanned);
    if (!gone && !agreement && several.length === 0) {
      if (sure) return goodsOf(sure, line);
      const [only, second] = doubted;
      if (only && !second && !(only.hasName && only.differs.length === 0)) {
        return goodsOf(only.differs.length > 0 ? only : { ...only, differs: [notWhole(said, only.card)] }, line);
      }
    }
    return choiceOf([...doubted, ...(agreement ? [agreement] : []), ...several], { said, isAll: named.isAll, gone });
  }

  async function choiceOf(
    all: readonly Compared<GoodsCard>[],
    { said, isAll, gone }: { readonly said: Said; readonly isAll: boolean; readonly gone: boolean },
  ): Promise<Found> {
    const among = uniqueBy(all, ({ card }) => card.goods_id);
    if (among.length === 0) return { kind: 'none', near: await near(said), gone };
    const fitting = among.filter(({ hasName }) => hasName).length;
    const shown = Math.min(Math.max(fitting, MOST_SHOWN), MOST_NAMED);
    const candidates = among
      .slice(0, shown)
      .map(({ card, differs }) => ({ ...card, ...(differs.length > 0 && { differs }) }));
    return { kind: 'several', among: candidates, more: !isAll || among.length > shown, gone };
  }

  async function byName(said: Said): Promise<Matched<GoodsCard> & { readonly isAll: boolean }> {
    let first: (Matched<GoodsCard> & { readonly isAll: boolean }) | undefined;
    for (const words of searchesFor(said)) {
      const { data, isAll } = await searched(words, said);
      const matched = { ...matchNamed(said, data, isAll), isAll };
      if (matched.among.some(({ hasName }) => hasName)) return matched;
      if (data.length > 0) first ??= matched;
    }
    if (first) return first;
    if (said.name !== undefined || said.licence === undefined) return NOBODY;
    const { data, page_next } = await cardsOf(said.licence);
    const among = eachOnce(data)
      .map((card) => ({ card, ...agreementOf(said, card, true) }))
      .filter(({ differs }) => differs.length === 0);
    return { among, isAll: page_next === 'end', ...(among.length === 1 && { sure: among[0] as Compared<GoodsCard> }) };
  }

  /** Suggestions name goods only; one search by the same words tells their price. */
  async function near(said: Said): Promise<readonly Candidate[]> {
    for (const shorter of nearerWords(said)) {
      const { data } = await namesOf(shorter);
      if (data.length === 0) continue;
      const told = await cardsOf(shorter).catch((error: unknown) => void trouble(error, signal));
      return data.slice(0, MOST_NEAR).map((named) => told?.data.find(isSameGoods(named)) ?? named);
    }
    return [];
  }

  return async (line: LookedFor): Promise<{ found: Found; isLost: boolean }> => {
    const { goods_id, isBundle } = line;
    if (isBundle && !goods_id) return { found: { kind: 'bundle' }, isLost: false };
    try {
      const found = goods_id ? await known(goods_id, line) : undefined;
      return { found: withWords(found ?? (await byWords(line, Boolean(goods_id))), line), isLost: false };
    } catch (error) {
      const { message } = trouble(error, signal);
      return { found: { kind: 'failed', ...(message && { message }) }, isLost: error instanceof NetworkError };
    }
  };
}

function openOf(line: LookedFor, card: Card): { readonly openQuantity?: string } {
  const open = openQuantity(line, card);
  return open === undefined ? {} : { openQuantity: open };
}

/** Words of the row that nothing explains are asked, whatever the goods. */
function withWords(found: Found, { unexplained }: LookedFor): Found {
  if (found.kind !== 'goods' || !unexplained) return found;
  return { ...found, differs: [...(found.differs ?? []), { what: 'remark', said: unexplained, is: '' }] };
}

const NOBODY: Matched<GoodsCard> & { readonly isAll: boolean } = { among: [], isAll: true };

/** Compares goods that a code or a barcode has named with the rest of the line. */
function compare(said: Said, card: GoodsCard, scanned: readonly GoodsCard[]): Compared<GoodsCard> {
  return withCodes(said, { card, ...agreementOf(said, card, true) }, scanned);
}

/** Adds a code that is another's, and a barcode that is another's or, without any other proof, unknown. */
function withCodes(said: Said, compared: Compared<GoodsCard>, scanned: readonly GoodsCard[]): Compared<GoodsCard> {
  const { card, differs } = compared;
  const code = otherCode(said, card);
  const isOther = said.barcode !== undefined && !scanned.some(({ goods_id }) => goods_id === card.goods_id);
  const isProven =
    scanned.length === 0 &&
    said.code !== undefined &&
    !code &&
    said.name !== undefined &&
    coded(said.code, [card]) !== undefined;
  const barcode: Difference | undefined =
    isOther && !isProven ? { what: 'barcode', said: said.barcode ?? '', is: '' } : undefined;
  return { ...compared, differs: [...differs, ...(code ? [code] : []), ...(barcode ? [barcode] : [])] };
}

/** A single hit that bears another name than the line: 维E is not 尿素维E乳膏. */
const notWhole = ({ name = '' }: Said, { goods_name }: GoodsCard): Difference => ({
  what: 'name',
  said: name,
  is: goods_name,
});

/** The GTIN with the 0 that was written before an EAN. */
const asWritten = ({ words }: LookedFor, barcode: string): string =>
  words.includes(`0${barcode}`) ? `0${barcode}` : barcode;

const isSameGoods =
  ({ goods_id }: Pick<GoodsCard, 'goods_id'>) =>
  (card: GoodsCard) =>
    card.goods_id === goods_id;

/** Best-selling first. */
const WIDELY = { is_start: false, sort: 'buy_count' } as const;
