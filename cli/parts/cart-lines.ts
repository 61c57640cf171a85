import { price } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { table } from '#cli/text/table.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import { untilFreeShipping } from '#shared/messages/buying.ts';
import { noGoods } from '#shared/messages/empty.ts';

interface CartShown {
  readonly lines: readonly CartLine[];
  readonly total: number;
  readonly shortfall: number | undefined;
}

/** The cart as a table, with its total below. */
export function cartLines({ lines, total, shortfall }: CartShown, paper: Paper): string {
  const rows = lineTable(lines, paper);
  if (lines.length === 0) return rows;
  const { say, ink } = paper;
  const missing = shortfall === undefined ? '' : `  ${ink.yellow(untilFreeShipping(price(shortfall)).text)}`;
  return `${rows}\n${say('合计', 'Total')} ${ink.bold(price(total))}${missing}`;
}

/** Lines of the cart, with their ids. */
export const lineTable = (lines: readonly CartLine[], paper: Paper): string => {
  const { say } = paper;
  return table(
    lines,
    [
      { head: say('行号', 'Line'), cell: ({ cart_id }) => cart_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Spec'), cell: lineChoice, shrinksTo: 6 },
      { head: say('单价', 'Price'), cell: ({ goods_price }) => price(goods_price), right: true },
      { head: say('数量', 'Num'), cell: ({ num }) => String(num), right: true },
      { head: say('小计', 'Sum'), cell: ({ goods_price, num }) => price(goods_price * num), right: true },
    ],
    paper,
    noGoods.text,
  );
};

const lineChoice = ({ spce_name, attr_name, des }: CartLine): string => spce_name || attr_name || des || '';
