/** The first lines of a cart. What is sold out, short or a bundle is for the page to show. */
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { isBundle, isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { piecesOf } from '#shared/rules/cart/cart-totals.ts';
import { shortOf } from '#shared/rules/cart/short-stock.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { priceOf } from '#shared/rules/money/money.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import { noteOf } from '#web/areas/cart/cart-line-note.ts';
import { yuanParts } from '#web/ui/yuan.ts';
import { priceValues } from './card-values.ts';
import { provideFiller } from './filler.ts';
import { fillRows, type Values } from './slots.ts';

/** Lines beyond these are below the first screen. */
const FIRST = 7;

/** Such a line, wherever it is, has words above the list. */
const isAbove = (line: CartLine): boolean => isSoldOut(line) || shortOf(line) !== undefined;

const isPlain = (line: CartLine): boolean =>
  !(isBundle(line) || line.num < 1 || wonPriceLostBy(line) || pointsPerPiece(line, line.goods_price) > 0);

function lineValues(line: CartLine): Values {
  const sum = priceOf(line.goods_price, line.num);
  const { whole, cents } = sum === undefined ? { whole: '', cents: '' } : yuanParts(sum);
  const note = noteOf(line) ?? '';
  return {
    id: line.goods_id,
    name: line.goods_name,
    pack: linePack(line) || ' ',
    picture: line.goods_thumb ?? '',
    ...priceValues(line.goods_price),
    unit: (sum === undefined ? '' : line.unitno_name) ?? '',
    sumwhole: whole,
    sumcents: cents,
    note,
    alone: note === '' ? 'is-alone' : 'has-note',
  };
}

provideFiller(cart.list, ({ data }, frame) => {
  const merchants = new Set(data.map(({ order_zt = '' }) => order_zt));
  const first = data.slice(0, FIRST);
  if (data.length === 0 || merchants.size > 1 || data.some(isAbove) || !first.every(isPlain)) return undefined;
  fillRows(frame, '.cart__lines li', first.map(lineValues));
  // The sums are those of the ticked lines.
  for (const other of frame.querySelectorAll('.cart-sum, .recommendations')) other.remove();
  return { kinds: String(data.length), pieces: String(piecesOf(data)) };
});
