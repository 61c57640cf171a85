/** The first lines of a cart without trouble: what is sold out, short or a bundle is for the page to show. */
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { isBundle, isSoldOut } from '#shared/rules/cart-quantity.ts';
import { linePack } from '#shared/rules/line-pack.ts';
import { priceOf } from '#shared/rules/money.ts';
import { pointsPerPiece } from '#shared/rules/points-price.ts';
import { shortOf } from '#shared/rules/short-stock.ts';
import { wonPriceLostBy } from '#shared/rules/won-price.ts';
import { noteOf } from '#web/areas/cart/cart-line-note.ts';
import { yuanParts } from '#web/ui/yuan.ts';
import { priceValues } from './card-values.ts';
import { provideFiller } from './filler.ts';
import { fillRows, type Values } from './slots.ts';

/** Lines beyond these are below the first screen. */
const FIRST = 7;

const isPlain = (line: CartLine): boolean =>
  !(
    isBundle(line) ||
    isSoldOut(line) ||
    line.num < 1 ||
    shortOf(line) ||
    wonPriceLostBy(line) ||
    pointsPerPiece(line, line.goods_price) > 0
  );

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
    unit: line.unitno_name ?? '',
    sumwhole: whole,
    sumcents: cents,
    note,
    alone: note === '' ? 'is-alone' : 'has-note',
  };
}

provideFiller(cart.list, ({ data }, frame) => {
  const merchants = new Set(data.map(({ order_zt = '' }) => order_zt));
  if (data.length === 0 || merchants.size > 1 || !data.every(isPlain)) return undefined;
  fillRows(frame, '.cart__lines li', data.slice(0, FIRST).map(lineValues));
  // The sums are those of the ticked lines.
  for (const other of frame.querySelectorAll('.cart-sum, .recommendations')) other.remove();
  return { kinds: String(data.length) };
});
