import type { OrderLine, TrailStep } from '#shared/contract/entities.ts';
import { noData } from '#shared/messages/empty.ts';
import { price, shanghaiTime } from './money.ts';
import type { Paper } from './text/paper.ts';
import { facts, type Pair, table } from './text/table.ts';

interface Way {
  readonly parcel: string;
  readonly steps: readonly TrailStep[];
  readonly to: { readonly name: string; readonly path: string };
}

/** The ways of parcels, each with whom it goes to. */
export function waysOfParcels({ ways }: { readonly ways: readonly Way[] }, paper: Paper): string {
  const { say } = paper;
  const told = ways.map(({ parcel, steps, to }) =>
    facts(
      [
        [say('包裹', 'Parcel'), parcel],
        [say('收货人', 'To'), `${to.name} ${to.path}`],
        ...steps.map((step): Pair => [shanghaiTime(step.time), `${step.status} ${step.context}`]),
        ...(steps.length === 0 ? [['', noData.text] as const] : []),
      ],
      paper,
    ),
  );
  return told.join('\n\n');
}

/** Lines of an order or of a parcel. */
export function linesOfGoods({ lines }: { readonly lines: readonly OrderLine[] }, paper: Paper): string {
  const { say } = paper;
  return table(
    lines,
    [
      { head: say('商品', 'Goods'), cell: ({ goods_id }) => goods_id },
      { head: say('名称', 'Name'), cell: lineName, shrinksTo: 16 },
      { head: say('单价', 'Price'), cell: ({ goods_price }) => price(goods_price), right: true },
      { head: say('数量', 'Num'), cell: ({ num, unitno_name = '' }) => `${num}${unitno_name}`, right: true },
      { head: say('赠品', 'Gift'), cell: ({ is_gift }) => (is_gift ? say('是', 'yes') : '') },
    ],
    paper,
    noData.text,
  );
}

/** Name with specification and batch. */
export const lineName = (line: Pick<OrderLine, 'goods_name' | 'spce_name' | 'attr_name'>): string =>
  [line.goods_name, line.spce_name, line.attr_name].filter(Boolean).join(' ');
