/** Finds the goods that a line means among the cards that a search has found. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { type Agreement, agreementOf, type Difference } from './order-list/agree.ts';
import { folded } from './order-list/narrow.ts';
import { takePacks } from './order-list/pack.ts';
import type { Said } from './order-list/said.ts';

type Card = Pick<GoodsCard, 'goods_id' | 'goods_name' | 'goods_sn' | 'des' | 'tb_id'> &
  Partial<Pick<GoodsCard, 'brand_name' | 'unitno_name'>>;

/** A card with what the line says otherwise. */
export interface Compared<C> extends Agreement {
  readonly card: C;
}

/** Cards of which all agree with the line, or none does; the nearest first. `sure`: the only one, and named in full. */
export interface Matched<C> {
  readonly among: readonly Compared<C>[];
  readonly sure?: Compared<C>;
}

/** The card whose code or number this is, ignoring case. */
export const coded = <C extends Card>(code: string, cards: readonly C[]): C | undefined =>
  cards.find(({ goods_sn }) => goods_sn?.toLowerCase() === code.toLowerCase()) ??
  cards.find(({ goods_id }) => goods_id === code);

/**
 * Compares a line with the cards that its name has found. Sure is one that agrees alone with all that the line says and bears
 * its whole name. `isAll`: no further page may hold another.
 */
export function matchNamed<C extends Card>(said: Said, found: readonly C[], isAll: boolean): Matched<C> {
  const compared = eachOnce(found).map((card) => ({ card, ...agreementOf(said, card) }));
  const agreed = compared.filter(({ differs }) => differs.length === 0);
  // ×2瓶 is the pack of some goods and the quantity of others: both are possible.
  const packed = agreed.filter(({ isPacked }) => isPacked);
  if (packed.length > 0 && packed.length < agreed.length)
    return { among: [...packed, ...agreed.filter(({ isPacked }) => !isPacked)] };
  const whole = agreed.filter(({ isSamePack }) => isSamePack);
  const written = whole.filter(({ isSameText }) => isSameText);
  const [best = []] = [written, whole, agreed].filter(({ length }) => length > 0);
  const [only, second] = best;
  if (only && !second) {
    // Name, pack and maker are unique in the shop; less is unique only when all cards were seen.
    const isUnique = isAll || (only.isSamePack && only.hasMaker);
    return { among: best, ...(only.hasName && isUnique && { sure: only }) };
  }
  if (best.length > 0) return { among: best };
  return { among: nearestFirst(said, compared) };
}

/** Of name, pack and maker of the goods, how many the line names, whatever stands beside them. */
export function factsNamed(
  said: Said,
  { goods_name, des = '', brand_name = '' }: Pick<Card, 'goods_name'> & Partial<Card>,
) {
  const words = folded(Object.values(said).join(' '));
  return [goods_name, des, brand_name].filter((fact) => fact !== '' && words.includes(folded(fact))).length;
}

/** Most facts first; then those of the same name, those that begin with it, and the fewest differences. Otherwise best-selling first. */
function nearestFirst<C extends Card>(said: Said, all: readonly Compared<C>[]): readonly Compared<C>[] {
  const words = folded(takePacks(said.name ?? '').rest || (said.name ?? ''));
  const rank = ({ card, differs }: Compared<C>) => {
    const own = folded(card.goods_name);
    const isNear = own === words ? 0 : own.startsWith(words) ? 1 : 2;
    return (
      (differs.some(({ what }) => what === 'name') ? 10 : 0) + isNear * 3 + differs.length - factsNamed(said, card) * 20
    );
  };
  const ranked = all.map((each) => ({ each, rank: rank(each) }));
  return ranked.sort((one, other) => one.rank - other.rank).map(({ each }) => each);
}

/** True if further pages of a search may hold goods of exactly this name. */
export const mayNameMore = ({ name = '' }: Said, found: readonly Card[]): boolean => {
  const words = folded(takePacks(name).rest || name);
  return found.some(({ goods_name }) => words.includes(folded(goods_name)));
};

/** The code of a line that looks like the codes of this shop, but is that of other goods or of none. */
export function otherCode({ code }: Said, { goods_sn = '' }: Card): Difference | undefined {
  if (code === undefined || goods_sn === '' || code.toLowerCase() === goods_sn.toLowerCase()) return undefined;
  return shapeOf(code) === shapeOf(goods_sn) ? { what: 'code', said: code, is: goods_sn } : undefined;
}

/** YC100542 is aa999999. */
const shapeOf = (code: string): string =>
  code
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => letter)
    .replace(/\d/g, '9');

/** Of several offers of a product (near expiry) only the normal one stays. */
export function eachOnce<C extends Card>(cards: readonly C[]): C[] {
  const goods = new Map<string, C>();
  for (const card of cards) if (!goods.has(card.goods_id) || card.tb_id === '') goods.set(card.goods_id, card);
  return [...goods.values()];
}

/** Shorter words that may find similar goods, longest first; none for a code. */
export function nearerWords({ name = '' }: Said): readonly string[] {
  const [first = ''] = (takePacks(name).rest || name).split(' ');
  if (!/[\u4e00-\u9fff]/.test(first)) return [];
  const characters = [...first];
  const shorter = [characters.length - 1, Math.ceil(characters.length / 2), 2]
    .filter((length, at, all) => length >= 2 && length < characters.length && all.indexOf(length) === at)
    .map((length) => characters.slice(0, length).join(''));
  return first === name ? shorter : [first, ...shorter];
}
