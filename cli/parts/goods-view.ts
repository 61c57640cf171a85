import { goodsPrice, price } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { table } from '#cli/text/table.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { outOfStock, untilFreeShipping } from '#shared/messages/buying.ts';
import { limited, onlyLeft } from '#shared/messages/cart.ts';
import { noGoods } from '#shared/messages/goods-card.ts';
import { UNKNOWN } from '#shared/rules/app/unknown.ts';
import { isSoldOut } from '#shared/rules/cart/cart-quantity.ts';
import { noteOf } from '#shared/rules/cart/line-note.ts';
import { shortOf } from '#shared/rules/cart/short-stock.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { lineCashPrice } from '#shared/rules/prices/other-prices.ts';
import { pointsPerPiece } from '#shared/rules/prices/points-of-lines.ts';
import { pointsWords } from '#shared/rules/prices/points-price.ts';
import { reasonLabel } from '#shared/rules/prices/unit-price.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import type { CartShown } from './cart.ts';

export function priceCell(card: GoodsCard): string {
  const { price: lowest, upTo, reason } = cardPrice(card);
  return [reasonLabel[reason], goodsPrice(lowest) + (upTo === undefined ? '' : '+')].filter(Boolean).join(' ');
}

/** Who may not see the price may not see the stock: a server that sends 0 to a visitor does not say that it is sold out. */
export const stockCell = (card: GoodsCard): string =>
  cardPrice(card).price === undefined ? '…' : String(card.goods_number ?? UNKNOWN);

export function cartLines(
  {
    lines,
    total,
    left_out,
    shortfall,
    order_pay,
    limits = [],
  }: Pick<CartShown, 'lines' | 'total' | 'left_out' | 'shortfall' | 'order_pay' | 'limits'>,
  style: TextStyle,
) {
  const marks = limits.map(({ cart_id, goods_name, words, left, pieces }) => {
    const mark = pieces > left ? style.ink.yellow(`${limited(left).text}（${words}）`) : words;
    return `${cart_id} ${goods_name}：${mark}`;
  });
  const rows = [lineTable(lines, order_pay, style), ...marks].join('\n');
  if (lines.length === 0) return rows;
  const { say, ink } = style;
  const without = left_out > 0 ? say(`（缺货 ${left_out} 行未计入）`, ` (without ${left_out} sold out)`) : '';
  const missing = shortfall === undefined ? '' : `  ${ink.yellow(untilFreeShipping(price(shortfall)).text)}`;
  return `${rows}\n${say('合计', 'Total')} ${ink.bold(goodsPrice(total))}${without}${missing}`;
}

/** The lines, and below them what the cart's own page says of a line. `order_pay`: a cash customer. */
export function lineTable(lines: readonly CartLine[], order_pay: boolean, style: TextStyle): string {
  const { say, ink } = style;
  const rows = table(lines, noGoods.text, style, [
    { head: ['行号', 'Line'], cell: ({ cart_id }) => cart_id },
    { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
    { head: ['规格', 'Spec'], cell: (line) => line.spce_name || line.attr_name || line.des || '', shrinksTo: 6 },
    { head: ['单价', 'Price'], cell: (line) => lineCost(line, 1), right: true },
    {
      head: ['数量', 'Num'],
      cell: (line) => (isSoldOut(line) ? say(`${line.num} 缺货`, `${line.num} sold out`) : String(line.num)),
      right: true,
    },
    { head: ['小计', 'Sum'], cell: (line) => lineCost(line, line.num), right: true },
  ]);
  const told = lines.flatMap((line) => {
    const trouble = troubleOf(line);
    const words = [trouble ? ink.yellow(trouble) : noteOf(line), lineCashPrice(line, order_pay)];
    return words.flatMap((each) => (each ? [`${line.cart_id} ${line.goods_name}：${each}`] : []));
  });
  return [rows, ...told].join('\n');
}

/** What so many pieces of a line cost, in money or points. */
function lineCost(line: CartLine, num: number): string {
  const points = pointsPerPiece(line, line.goods_price) * num;
  const cost = priceOf(line.goods_price, num);
  return points > 0 ? pointsWords(points, cost) : goodsPrice(cost);
}

/** Why a line cannot be ordered as it stands, or costs more than its won price. */
function troubleOf(line: CartLine): string | undefined {
  if (isSoldOut(line)) return outOfStock.text;
  const short = shortOf(line);
  return short ? onlyLeft(short.left, short.unit).text : wonPriceLostBy(line)?.text;
}
