/** Finds the goods that a buyer means among search results. */
import type { GoodsCard } from '#shared/contract/entities.ts';

type Card = Pick<GoodsCard, 'goods_id' | 'goods_name' | 'goods_sn' | 'des' | 'tb_id'>;

/** A certain match, or the candidates to choose from, possibly none. */
export type Matched<C> = { readonly sure: C } | { readonly among: readonly C[] };

/** The keywords to search for, without packs and strengths, which not every server has in its index. */
export function searchWords(words: string): string {
  const names = words.split(' ').filter((word) => !isPack(word));
  return names.length > 0 ? names.join(' ') : words;
}

/** Chooses among the cards that the search for `searchWords` found. */
export function matchGoods<C extends Card>(words: string, found: readonly C[]): Matched<C> {
  const cards = eachOnce(found);
  const coded = cards.find((card) => isCoded(words, card));
  if (coded) return { sure: coded };
  const numbered = cards.find(({ goods_id }) => goods_id === words);
  if (numbered) return { sure: numbered };
  const packed = ofPack(words, cards);
  const named = packed.filter((card) => isNamed(words, card));
  const [only, second] = named.length > 0 ? named : packed;
  if (only && !second && !isPartOfCode(words, only)) return { sure: only };
  return { among: packed };
}

/** True if the words without the pack are the whole name. */
export const isNamed = (words: string, { goods_name }: Pick<Card, 'goods_name'>): boolean =>
  folded(goods_name) === folded(searchWords(words));

/** True if further pages of the search may hold exact matches: several makers share a name and a pack, but not a code. */
export const mayNameMore = (words: string, found: readonly Card[]): boolean =>
  !found.some((card) => isCoded(words, card)) &&
  (words.split(' ').some(isPack) || found.some((card) => isNamed(words, card)));

/**
 * Exact names come first, then cards that begin with the words, then cards that contain them. Otherwise the order stays:
 * best-selling first.
 */
export function nearestFirst<C extends Card>(words: string, cards: readonly C[]): readonly C[] {
  const begins = ({ goods_name }: C) => folded(goods_name).startsWith(folded(searchWords(words)));
  const rank = (card: C) => (isNamed(words, card) ? 0 : begins(card) ? 1 : 2);
  return [0, 1, 2].flatMap((wanted) => cards.filter((card) => rank(card) === wanted));
}

const isCoded = (words: string, { goods_sn }: Pick<Card, 'goods_sn'>): boolean =>
  goods_sn?.toLowerCase() === words.toLowerCase();

/** Normalises case, blanks and variants of characters. */
const folded = (text: string): string =>
  text.toLowerCase().replace(/\s/g, '').replace(/[×*]/g, 'x').replace(/（/g, '(').replace(/）/g, ')');

/** True for a strength or a pack: 5mg×28片, 0.25g, 100ml:2g, 60片. */
const isPack = (word: string): boolean =>
  /^\d+(\.\d+)?\s*(mg|g|ml|mcg|[uμ]g|kg|l|cm|mm|iu|万?单位|[片粒丸袋支瓶贴只])/i.test(word);

/** Of several offers of a product (near expiry) only the normal one stays. */
function eachOnce<C extends Card>(cards: readonly C[]): C[] {
  const goods = new Map<string, C>();
  for (const card of cards) if (!goods.has(card.goods_id) || card.tb_id === '') goods.set(card.goods_id, card);
  return [...goods.values()];
}

/** The cards with the named pack; all cards when none has it. */
function ofPack<C extends Card>(words: string, cards: readonly C[]): readonly C[] {
  const packs = words.split(' ').filter(isPack).map(folded);
  const fit = cards.filter(({ des, goods_name }) =>
    packs.every((pack) => folded(`${des ?? ''}${goods_name}`).includes(pack)),
  );
  return fit.length > 0 ? fit : cards;
}

/** The words are a part of another code, so a typing error could order the wrong goods. */
const isPartOfCode = (words: string, { goods_sn }: Card): boolean =>
  /\d/.test(words) && goods_sn !== undefined && goods_sn !== '' && goods_sn.toLowerCase().includes(words.toLowerCase());

/** Shorter words that may find similar goods, longest first; none for a code. */
export function nearerWords(words: string): readonly string[] {
  if (!/[\u4e00-\u9fff]/.test(words)) return [];
  const [first = ''] = searchWords(words).split(' ');
  const characters = [...first];
  const shorter = [characters.length - 1, Math.ceil(characters.length / 2), 2]
    .filter((length, at, all) => length >= 2 && length < characters.length && all.indexOf(length) === at)
    .map((length) => characters.slice(0, length).join(''));
  return first === searchWords(words) ? shorter : [first, ...shorter];
}
