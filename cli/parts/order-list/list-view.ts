import { goodsPrice, price } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { noData } from '#shared/messages/empty.ts';
import { changedSince, quantityColumn, rowLeftOut, rowsLeftOut } from '#shared/messages/quick-order.ts';
import { lineStates, say as words } from './dictionary.ts';
import type { ListLine, ListOrder } from './list-result.ts';
import { keyOf } from './order-list.ts';

/** More rows are told by --json. */
const MOST_LEFT = 20;

export function orderedList(data: ListOrder, style: TextStyle): string {
  const { dry_run, lines, kinds, pieces, total, changed, left_out = [], columns = [] } = data;
  const rows = table(lines, noData.text, style, [
    { head: ['行', 'Row'], cell: (line) => keyOf(line), right: true },
    { head: ['清单', 'List'], cell: writtenOf, shrinksTo: 10 },
    { head: ['商品', 'Goods'], cell: ({ goods_id = '' }) => goods_id },
    { head: ['名称', 'Name'], cell: ({ goods_name = '' }) => goods_name, shrinksTo: 10 },
    { head: ['数量', 'Num'], cell: ({ quantity }) => (quantity > 0 ? String(quantity) : ''), right: true },
    { head: ['单价', 'Price'], cell: (line) => (line.goods_id ? goodsPrice(line.price) : ''), right: true },
    { head: ['结果', 'Result'], cell: (line, style) => stateOf(line, style), shrinksTo: 8 },
  ]);
  const { say, ink } = style;
  const verb =
    dry_run || !lines.some(({ state }) => state === 'added') ? say('可下单', 'ready') : say('已加入', 'added');
  const sum = `${verb} ${kinds} ${say('种', 'kinds')} ${pieces} ${say('件', 'pieces')} ${ink.bold(goodsPrice(total))}`;
  const since = changed && changedSince(changed);
  const left = rowsLeftOut(left_out);
  const counted = columns.find(({ role }) => role === 'quantity');
  const from = counted && quantityColumn(counted.head, counted.column);
  return [
    rows,
    '',
    ...lines.flatMap((line) => told(line, style)),
    since && ink.yellow(since.text),
    from && ink.dim(clean(from.text)),
    left && say(...words.leftOut(left.text)),
    ...left_out.slice(0, MOST_LEFT).map((row) => ink.dim(`  ${clean(rowLeftOut(row).text)}`)),
    left_out.length > MOST_LEFT && ink.dim(say(...words.moreLeftOut(left_out.length - MOST_LEFT))),
    sum,
  ]
    .filter((line) => line !== undefined && line !== false)
    .join('\n');
}

/** What the list says of the line: goods, quantity, unit, price, remark. */
const writtenOf = ({ words, wanted, unit = '', list_price, remark }: ListLine): string =>
  [words, wanted !== undefined && `${wanted}${unit}`, list_price && `@${list_price}`, remark].filter(Boolean).join(' ');

function stateOf({ state }: ListLine, { say }: TextStyle): string {
  const words: Words = lineStates[state];
  return say(...words);
}

function told(
  { words: of, says, since, choices = [], specifications = [], ...line }: ListLine,
  { say, ink }: TextStyle,
) {
  const row = keyOf(line);
  const open = choices.length > 0 && say(`「${of}」可能是`, `"${of}" may be`);
  const words = [open, says, since?.says].filter(Boolean).join(say('；', '; '));
  return [
    ...(words ? [clean(say(`第 ${row} 行：${words}`, `row ${row}: ${words}`))] : []),
    ...choices.map(
      ({ goods_id, goods_name, des = '', brand_name = '', price: fen, differs = '' }) =>
        `  ${ink.dim(`--choose ${row}=${clean(goods_id)}`)}  ${clean(`${goods_name} ${des} ${brand_name}`)}  ${fen === undefined ? '' : price(fen)}  ${clean(differs)}`,
    ),
    ...specifications.map(
      ({ spce_id, spce_name }) => `  ${ink.dim(`--spec ${row}=${clean(spce_id)}`)}  ${clean(spce_name)}`,
    ),
  ].map((line) => line.trimEnd());
}
