import { price } from '#cli/text/money.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { table } from '#cli/text/table.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { noData } from '#shared/messages/empty.ts';
import { changedSince } from '#shared/messages/quick-order.ts';
import { lineStates } from './dictionary.ts';
import type { ListLine, ListOrder } from './list-result.ts';

export function orderedList(data: ListOrder, style: TextStyle): string {
  const { dry_run, lines, kinds, pieces, total, changed } = data;
  const rows = table(lines, noData.text, style, [
    { head: ['行', 'Row'], cell: ({ row }) => String(row), right: true },
    { head: ['清单', 'List'], cell: ({ words }) => words, shrinksTo: 10 },
    { head: ['商品', 'Goods'], cell: ({ goods_id = '' }) => goods_id },
    { head: ['名称', 'Name'], cell: ({ goods_name = '' }) => goods_name, shrinksTo: 10 },
    { head: ['数量', 'Num'], cell: ({ quantity }) => (quantity > 0 ? String(quantity) : ''), right: true },
    { head: ['单价', 'Price'], cell: (line) => (line.goods_id ? price(line.price) : ''), right: true },
    { head: ['结果', 'Result'], cell: (line, style) => stateOf(line, style), shrinksTo: 8 },
  ]);
  const { say, ink } = style;
  const verb =
    dry_run || !lines.some(({ state }) => state === 'added') ? say('可下单', 'ready') : say('已加入', 'added');
  const sum = `${verb} ${kinds} ${say('种', 'kinds')} ${pieces} ${say('件', 'pieces')} ${ink.bold(price(total))}`;
  const since = changed && changedSince(changed);
  return [rows, '', ...lines.flatMap((line) => told(line, style)), since && ink.yellow(since.text), sum]
    .filter((line) => line !== undefined)
    .join('\n');
}

function stateOf({ state }: ListLine, { say }: TextStyle): string {
  const words: Words = lineStates[state];
  return say(...words);
}

function told({ row, words: of, says, since, choices = [], specifications = [] }: ListLine, { say, ink }: TextStyle) {
  const open = choices.length > 0 && say(`「${of}」可能是`, `"${of}" may be`);
  const words = [open, says, since?.says].filter(Boolean).join(say('；', '; '));
  return [
    ...(words ? [clean(say(`第 ${row} 行：${words}`, `row ${row}: ${words}`))] : []),
    ...choices.map(
      ({ goods_id, goods_name, des = '', brand_name = '', price: fen }) =>
        `  ${ink.dim(`--choose ${row}=${clean(goods_id)}`)}  ${clean(`${goods_name} ${des} ${brand_name}`)}  ${fen === undefined ? '' : price(fen)}`,
    ),
    ...specifications.map(
      ({ spce_id, spce_name }) => `  ${ink.dim(`--spec ${row}=${clean(spce_id)}`)}  ${clean(spce_name)}`,
    ),
  ].map((line) => line.trimEnd());
}
