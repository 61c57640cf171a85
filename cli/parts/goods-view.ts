import { price } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { table } from '#cli/text/table.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { untilFreeShipping } from '#shared/messages/buying.ts';
import { noGoods } from '#shared/messages/goods-card.ts';
import { priceOf } from '#shared/rules/money/derived.ts';
import { cardPrice } from '#shared/rules/prices/card-price.ts';
import { reasonLabel } from '#shared/rules/prices/unit-price.ts';
import { wonPriceLostBy } from '#shared/rules/prices/won-price.ts';
import type { CartShown } from './cart.ts';

export function priceCell(card: GoodsCard): string {
  const { price: lowest, upTo, reason } = cardPrice(card);
  return [reasonLabel[reason], price(lowest) + (upTo === undefined ? '' : '+')].filter(Boolean).join(' ');
}

/** Who may not see the price may not see the stock: a server that sends 0 to a visitor does not say that it is sold out. */
export const stockCell = (card: GoodsCard): string =>
  cardPrice(card).price === undefined ? '…' : String(card.goods_number ?? '…');

export function cartLines(
  { lines, total, shortfall }: Pick<CartShown, 'lines' | 'total' | 'shortfall'>,
  style: TextStyle,
) {
  const rows = lineTable(lines, style);
  if (lines.length === 0) return rows;
  const { say, ink } = style;
  const missing = shortfall === undefined ? '' : `  ${ink.yellow(untilFreeShipping(price(shortfall)).text)}`;
  return `${rows}\n${say('合计', 'Total')} ${ink.bold(price(total))}${missing}`;
}

/** The lines, and below them those that have too many pieces for their won price. */
export function lineTable(lines: readonly CartLine[], style: TextStyle): string {
  const rows = table(lines, noGoods.text, style, [
    { head: ['行号', 'Line'], cell: ({ cart_id }) => cart_id },
    { head: ['名称', 'Name'], cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
    { head: ['规格', 'Spec'], cell: (line) => line.spce_name || line.attr_name || line.des || '', shrinksTo: 6 },
    { head: ['单价', 'Price'], cell: ({ goods_price }) => price(goods_price), right: true },
    { head: ['数量', 'Num'], cell: ({ num }) => String(num), right: true },
    { head: ['小计', 'Sum'], cell: ({ goods_price, num }) => price(priceOf(goods_price, num)), right: true },
  ]);
  const dearer = lines.filter(wonPriceLostBy);
  const words = dearer.map((line) => style.ink.yellow(`${line.goods_name}：${wonPriceLostBy(line)?.text}`));
  return [rows, ...words].join('\n');
}
