import { price } from '#cli/text/money.ts';
import { moreLine } from '#cli/text/more.ts';
import type { Paper } from '#cli/text/paper.ts';
import { facts, type Pair, table } from '#cli/text/table.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { noGoods } from '#shared/messages/empty.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
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
