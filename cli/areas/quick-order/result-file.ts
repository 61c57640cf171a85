/** The result of a list as a CSV: every row of the list, also what was left out or not found. */

import type { Cli } from '#cli/frame/cli.ts';
import { writeCsv } from '#cli/parts/csv-file.ts';
import { lineStates } from '#cli/parts/order-list/dictionary.ts';
import type { ListLine, ListOrder } from '#cli/parts/order-list/list-result.ts';
import { keyOf } from '#cli/parts/order-list/order-list.ts';
import type { Words } from '#cli/text/words.ts';
import { rowsLeftOut } from '#shared/messages/quick-order.ts';
import { yuanCell } from '#shared/rules/money/csv.ts';

const stateOf = (cli: Cli, { state }: ListLine): string => {
  const words: Words = lineStates[state];
  return cli.say(...words);
};

const HEADS: readonly Words[] = [
  ['行', 'Row'],
  ['清单', 'List'],
  ['要', 'Wanted'],
  ['单位', 'Unit'],
  ['结果', 'Result'],
  ['商品编号', 'Goods'],
  ['名称', 'Name'],
  ['数量', 'Num'],
  ['单价', 'Price'],
  ['小计', 'Sum'],
  ['说明', 'Note'],
];

export function writeResult(cli: Cli, file: string | undefined, { lines, left_out = [] }: ListOrder): Promise<void> {
  const found = lines.map((line) => [
    keyOf(line),
    line.words,
    line.wanted,
    line.unit,
    stateOf(cli, line),
    line.goods_id,
    line.goods_name,
    line.quantity || undefined,
    yuanCell(line.price),
    yuanCell(line.sum),
    [line.says, line.remark].filter(Boolean).join(' '),
  ]);
  const left = left_out.map((row) => [
    row.row,
    row.words,
    '',
    '',
    cli.say('不下单', 'not ordered'),
    '',
    '',
    '',
    '',
    '',
    rowsLeftOut([row])?.text,
  ]);
  const all = [...found, ...left].sort(
    (one, other) => Number.parseInt(String(one[0]), 10) - Number.parseInt(String(other[0]), 10),
  );
  return writeCsv(cli, file, HEADS, all);
}
