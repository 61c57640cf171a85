import { price, shanghaiTime } from '#cli/text/money.ts';
import { moreLine } from '#cli/text/more.ts';
import type { Paper } from '#cli/text/paper.ts';
import { table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { cardPrice } from '#shared/rules/card-price.ts';

interface KeptFound {
  readonly asked: number;
  readonly goods: readonly GoodsCard[];
  readonly more: boolean;
  readonly none: string;
}

/** Favourites, frequent buys or footprints as a table. */
export function keptGoods({ goods, more, asked, none }: KeptFound, paper: Paper): string {
  const { say } = paper;
  const rows = table(
    goods,
    [
      { head: say('编号', 'ID'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: ({ goods_name }) => goods_name, shrinksTo: 16 },
      { head: say('规格', 'Pack'), cell: ({ des }) => des ?? '', shrinksTo: 8 },
      { head: say('价格', 'Price'), cell: (card) => price(cardPrice(card, asked).price), right: true },
      { head: say('库存', 'Stock'), cell: ({ goods_number }) => String(goods_number ?? '…'), right: true },
      { head: say('时间', 'Time'), cell: ({ add_time }) => shanghaiTime(add_time) },
    ],
    paper,
    none,
  );
  return rows + moreLine(more, paper);
}

/** What a favourite has become. */
export const favouriteBecame = (
  {
    message,
    goods_id,
    goods_name,
  }: { readonly message: string; readonly goods_id: string; readonly goods_name: string },
  { ink }: Paper,
): string => `${ink.green(clean(message))}  ${[goods_id, clean(goods_name)].filter(Boolean).join(' ')}`;
