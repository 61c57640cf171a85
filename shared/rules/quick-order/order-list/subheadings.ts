/** Words alone in a row between rows of goods, such as 供应商：国药. They may say which goods are wanted: they become a column. */
import { subheading } from '#shared/messages/quick-order.ts';
import { chatLines } from './chat-lines.ts';
import type { TableColumns } from './columns.ts';
import { asksNothing, negates } from './harmless.ts';
import type { GridRow } from './wanted.ts';

/** Rows of goods have more cells: words alone are no goods without a quantity. */
const LEAST = 3;

/** `isOther`: rows of sums and notes, which say nothing of the rows below. */
export function withSubheadings(table: TableColumns, isOther: (words: string) => boolean): TableColumns {
  const { columns, heads, units, body } = table;
  const at = columns.length;
  let above = saidAbove(table);
  const told = body.map((row): GridRow => {
    const [first = '', ...more] = row.cells.filter(Boolean);
    if (more.length === 0 && !isOther(first) && isWords(first)) above = first;
    if (more.length < LEAST - 1 || above === '') return row;
    return { ...row, cells: [...Array.from({ length: at }, (_, column) => row.cells[column] ?? ''), above] };
  });
  const ofGoods = body.flatMap(({ cells }, index) =>
    cells.filter(Boolean).length < LEAST ? [] : [told[index]?.cells[at]],
  );
  const words = new Set(ofGoods);
  if (words.size < 2 && !negates([...words].join(''))) return table;
  return {
    ...table,
    columns: [...columns, undefined],
    heads: [...heads, subheading.text],
    units: [...units, undefined],
    body: told,
  };
}

/** What stands above the header and takes something back. Other titles name the list. */
export const saidAbove = ({ above }: Pick<TableColumns, 'above'>): string =>
  above
    .map(({ cells }) => cells.filter(Boolean).join(' '))
    .filter(negates)
    .join(' ');

function isWords(text: string): boolean {
  if (!/\p{L}/u.test(text) || /类$/.test(text) || asksNothing(text)) return false;
  return chatLines([{ at: 1, text }]).lines.every(({ quantity }) => quantity === undefined);
}
