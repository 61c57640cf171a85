/** Goods that close the gap to free shipping (去凑单, document 1 §5). Amounts are in fen. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { pointsOnCard } from '#shared/rules/prices/points-price.ts';

/** The pieces of a product that close the gap, and their cost. */
export interface Fit<G> {
  readonly goods: G;
  readonly pieces: number;
  readonly cost: number;
}

/** Suggesting more pieces of one product makes no sense. */
const MOST_PIECES = 100;
const MOST_GOODS = 20;
/** Group buys and price cuts. */
const TEAMS: readonly GoodsCard['lx'][] = ['2', '3'];

type Card = Pick<
  GoodsCard,
  'goods_id' | 'lx' | 'tb_id' | 'goods_number' | 'integral' | 'integral_price' | 'is_promote' | 'shop_price'
> &
  Parameters<typeof cardPrice>[0];

/** The products that close the gap at the lowest cost: first those that the buyer orders anyway, then the others. */
export function fitsGap<G extends Card>(own: readonly G[], others: readonly G[], gap: number): Fit<G>[] {
  const ids = new Set(own.map(({ goods_id }) => goods_id));
  const rest = others.filter(({ goods_id }) => !ids.has(goods_id));
  return [...closing(own, gap), ...closing(rest, gap)].slice(0, MOST_GOODS);
}

const closing = <G extends Card>(goods: readonly G[], gap: number): Fit<G>[] =>
  goods.flatMap((each) => closes(each, gap)).sort((one, other) => one.cost - other.cost || one.pieces - other.pieces);

function closes<G extends Card>(goods: G, gap: number): Fit<G>[] {
  const { price } = cardPrice(goods);
  // Group buys and price cuts cannot be added to the cart, and points do not count towards free shipping.
  if (TEAMS.includes(goods.lx) || price === undefined || price <= 0 || pointsOnCard(goods, price) > 0) return [];
  const pieces = Math.ceil(gap / price);
  const enough = goods.goods_number === undefined || goods.goods_number >= pieces;
  return enough && pieces <= MOST_PIECES ? [{ goods, pieces, cost: pieces * price }] : [];
}
