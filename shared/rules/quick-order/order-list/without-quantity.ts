/** What a person says who orders by no column of a table. */
import type { Role, TableReading } from './wanted.ts';

export function withoutQuantity({ columns, within: [from, to] }: TableReading): readonly [column: number, undefined] {
  const among = [...columns.keys()].filter((at) => at >= from && at < to);
  const numbers = among.filter((at) => NUMBERS.has(columns[at]));
  return [numbers.find((at) => columns[at] === 'quantity') ?? numbers[0] ?? columns.length, undefined];
}

const NUMBERS: ReadonlySet<Role | undefined> = new Set(['quantity', 'stock', 'amount']);
