import type { GoodsCard } from '#shared/contract/entities.ts';
import { noGoods } from '#shared/messages/empty.ts';
import { cardPrice } from '#shared/rules/card-price.ts';
import { reasonLabel } from '#shared/rules/unit-price.ts';
import { price } from './money.ts';
import type { Paper } from './text/paper.ts';
import { table } from './text/table.ts';

interface Found {
  /** When the shop was asked, ms since 1970. */
  readonly asked: number;
  readonly goods: readonly GoodsCard[];
  readonly more: boolean;
}

/** Search results as a table. */
export function foundGoods({ goods, more, asked }: Found, paper: Paper): string {
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
  return more ? `${rows}\n${paper.ink.dim(say('还有更多，请用 --limit', 'there are more: use --limit'))}` : rows;
}

function priceCell(card: GoodsCard, now: number): string {
  const { price: lowest, upTo, reason } = cardPrice(card, now);
  return [reasonLabel[reason], price(lowest) + (upTo === undefined ? '' : '+')].filter(Boolean).join(' ');
}
