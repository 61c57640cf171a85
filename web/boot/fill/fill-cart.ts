/** The first lines of a cart. What is sold out, short or a bundle is for the page to show. */
import type { AnswerOf } from '#shared/contract/call.ts';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { isBundle, isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { byMerchant, cartTotals, piecesOf, tickedLines } from '#shared/rules/cart/cart-totals.ts';
import { noteOf } from '#shared/rules/cart/line-note.ts';
import { packageOf } from '#shared/rules/cart/shipping-prompt.ts';
import { shortOf } from '#shared/rules/cart/short-stock.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import { merchantName, shippingWords } from '#web/areas/cart/cart-shipping.ts';
import { priceValues } from './card-values.ts';
import { fullOrEmpty, provideFiller } from './filler.ts';
import { fillRows, fillSlots, type Values } from './slots.ts';

/** Lines beyond these are below the first screen. */
const FIRST = 7;

/** Such a line, wherever it is, has words above the list. */
const isAbove = (line: CartLine): boolean => isSoldOut(line) || shortOf(line) !== undefined;

const isPlain = (line: CartLine): boolean =>
  !(isBundle(line) || line.num < 1 || wonPriceLostBy(line) || pointsPerPiece(line, line.goods_price) > 0);

/** What stands above the lines. `lines` are those of the answer in their order. */
export const headValues = (answer: AnswerOf<typeof cart.list>, lines: readonly CartLine[]): Values => ({
  count: `${lines.length} 种商品 · ${piecesOf(lines)} 件`,
  shipping: shippingOf(answer, lines),
});

export function lineValues(line: CartLine): Values {
  const sum = priceOf(line.goods_price, line.num);
  const { whole, cents } = priceValues(sum);
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
    num: note === '' ? 'cart-line__num is-alone' : 'cart-line__num',
  };
}

/** A merchant, with the sum of its ticked lines in fen; a dash stands for one that the page is to show. */
export function merchantValues(order_zt: string, ticked?: number): Values {
  const { whole, cents } = ticked === undefined ? { whole: '—', cents: '' } : priceValues(ticked);
  return { merchant: merchantName(order_zt), subwhole: whole, subcents: cents };
}

/** The shipping cost of the lines that the page will show as ticked. */
function shippingOf(answer: AnswerOf<typeof cart.list>, lines: readonly CartLine[]): string {
  const chosen = tickedLines(lines, answer.checkedList);
  const rule = { ...answer, have_package: packageOf(answer.have_package, chosen, lines) };
  return shippingWords(chosen, cartTotals(lines, answer.checkedList).goods, rule);
}

provideFiller(
  cart.list,
  (answer, frame) => {
    const groups = [...byMerchant(answer.data)];
    const lines = groups.flatMap(([, each]) => each);
    const first = lines.slice(0, FIRST);
    // An empty one says so. What is recommended below it is for the page to show.
    if (lines.length === 0) {
      for (const part of frame.querySelectorAll('.recommendations')) part.remove();
      return {};
    }
    if (lines.some(isAbove) || !first.every(isPlain)) return undefined;
    fillSlots(frame, headValues(answer, lines));
    // The sums are those of the ticked lines.
    const heads = groups.length > 1 ? [] : ['.cart__shipping', '.cart__merchant'];
    for (const other of ['.cart__lines > section + section', 'li + li', '.cart-sum', '.recommendations', ...heads])
      for (const part of frame.querySelectorAll(other)) part.remove();
    const shown = groups.filter(([, each]) => each.some((line) => first.includes(line)));
    const places = '.cart__lines > section';
    fillRows(
      frame,
      places,
      shown.map(([merchant]) => merchantValues(merchant)),
    );
    for (const [at, place] of [...frame.querySelectorAll(places)].entries())
      fillRows(place, 'li', shown[at]?.[1].filter((line) => first.includes(line)).map(lineValues) ?? []);
    return {};
  },
  fullOrEmpty,
);
