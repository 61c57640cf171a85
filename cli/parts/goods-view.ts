/** Goods that were found, and lines of a cart. */

import { price } from '#cli/text/money.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, moreLine, type Pair, table } from '#cli/text/table.ts';
import type { CartLine } from '#shared/contract/cart.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { untilFreeShipping } from '#shared/messages/buying.ts';
import { noGoods } from '#shared/messages/empty.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
import { priceOf } from '#shared/rules/money.ts';
import { reasonLabel } from '#shared/rules/unit-price.ts';

interface Found {
  /** When the shop was asked, ms since 1970. */
  readonly asked: number;
  readonly goods: readonly GoodsCard[];
  readonly more: boolean;
  readonly brands?: readonly { brand_id: string; brand_name: string }[];
  readonly cats?: readonly { cat_id: string; cat_name: string }[];
}

/** Search results as a table. */
export function foundGoods({ goods, more, asked, brands, cats }: Found, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    goods,
    [
      { head: say('编号', 'ID'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Pack'), cell: ({ des }) => des ?? '', shrinksTo: 8 },
      { head: say('厂家', 'Maker'), cell: ({ brand_name }) => brand_name ?? '', shrinksTo: 8 },
      { head: say('价格', 'Price'), cell: (card) => priceCell(card, asked), right: true },
      { head: say('库存', 'Stock'), cell: ({ goods_number }) => String(goods_number ?? '…'), right: true },
    ],
    paper,
    noGoods.text,
  );
  const choices: Pair[] = [
    ['--brand', (brands ?? []).map((each) => `${each.brand_id} ${each.brand_name}`).join(' | ')],
    ['--cat', (cats ?? []).map((each) => `${each.cat_id} ${each.cat_name}`).join(' | ')],
  ];
  const narrowing = facts(choices, paper);
  return rows + moreLine(more, paper) + (narrowing === '' ? '' : `\n\n${narrowing}`);
}

/** The lowest price of a card and the rule that made it. */
export function priceCell(card: GoodsCard, now: number): string {
  const { price: lowest, upTo, reason } = cardPrice(card, now);
  return [reasonLabel[reason], price(lowest) + (upTo === undefined ? '' : '+')].filter(Boolean).join(' ');
}

interface CartShown {
  readonly lines: readonly CartLine[];
  readonly total: number | undefined;
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
      { head: say('小计', 'Sum'), cell: ({ goods_price, num }) => price(priceOf(goods_price, num)), right: true },
    ],
    paper,
    noGoods.text,
  );
};

const lineChoice = ({ spce_name, attr_name, des }: CartLine): string => spce_name || attr_name || des || '';
