/** What becomes of a table that nobody has thought of, when its questions are answered as it is meant. */
import type { LookUpPorts } from '#shared/flows/look-up-lines.ts';
import { cutCells } from '#shared/rules/quick-order/order-list/cut-cells.ts';
import { addedUp } from '#shared/rules/quick-order/order-list/parts.ts';
import {
  type ColumnAnswer,
  secondAt,
  type TableReading,
  type WantedList,
} from '#shared/rules/quick-order/order-list/wanted.ts';
import { readOrderLines } from '#shared/rules/quick-order/read-order-lines.ts';
import { asksColumns, outcomesOf } from './list-outcomes.ts';

/** A table with what it means, as the fixtures write it. */
interface MeantTable {
  readonly text: string;
  readonly means: readonly ({ readonly row: number } & (
    | { readonly goods: string; readonly pieces: number }
    | { readonly is: string }
  ))[];
  /** What a person answers about a column, by its index: a role, or the values that are wanted. */
  readonly truth: Readonly<Record<number, string | readonly string[]>>;
  readonly second?: number;
}

export interface AnyOutcome {
  /** Rows that are meant, and those of them that are ready as they are meant. */
  readonly meant: number;
  readonly ready: number;
  /** What must never be: rows that are ready and not meant, rows that are lost, questions that come again or have no answer. */
  readonly faults: readonly string[];
}

export async function anyOutcome(client: LookUpPorts['client'], table: MeantTable): Promise<AnyOutcome> {
  const { list, faults } = answered(table);
  const meant = table.means.flatMap((each) => ('goods' in each ? [each] : []));
  if (asksColumns(list)) return { meant: meant.length, ready: 0, faults: [...faults, 'a question without an answer'] };
  const came = await outcomesOf(client, list);
  const ready = came.flatMap((each) => ('goods' in each ? [each] : []));
  const isMeant = (one: (typeof ready)[number]) =>
    meant.some(({ row, goods, pieces }) => row === one.row && goods === one.goods && pieces === one.pieces);
  const wrong = ready.filter((one) => !isMeant(one));
  const rows = [...new Set(meant.map(({ row }) => row))];
  const of = (row: number, all: readonly { readonly row: number }[]) => all.filter((each) => each.row === row).length;
  const told = came.filter((each) => !('is' in each && each.is === 'left'));
  const lost = rows.filter((row) => of(row, told) < of(row, meant));
  return {
    meant: meant.length,
    ready: ready.length - wrong.length,
    faults: [
      ...faults,
      ...wrong.map(({ row, goods, pieces }) => `row ${row}: ${goods} × ${pieces} is not meant`),
      ...lost.map((row) => `row ${row} is lost`),
    ],
  };
}

/** More questions than any table has columns. */
const MOST = 30;

function answered({ text, truth, second }: MeantTable): {
  readonly list: WantedList;
  readonly faults: readonly string[];
} {
  const chosen = new Map<number, ColumnAnswer>();
  const faults: string[] = [];
  let list = readOrderLines(text, cutCells);
  for (let { table } = list; table && asksColumns(list) && chosen.size < MOST; { table } = list) {
    const answers = answersTo(table, truth, second);
    const again = answers.find(([at]) => chosen.has(at));
    if (again) faults.push(`column ${again[0]} is asked again`);
    if (again || answers.length === 0) break;
    for (const [at, answer] of answers) chosen.set(at, answer);
    list = readOrderLines(text, cutCells, chosen);
  }
  return { list, faults };
}

function answersTo(
  { doubt, seconds, parts, within: [from, to], questions: [question] }: TableReading,
  truth: MeantTable['truth'],
  second: number | undefined,
): readonly (readonly [number, ColumnAnswer])[] {
  if (doubt === undefined) {
    const column = question?.column ?? 0;
    return [[column, (truth[column] ?? 'beside') as ColumnAnswer]];
  }
  if (second !== undefined && seconds.includes(second)) return [[secondAt(second), undefined]];
  const added = addedUp({ parts });
  if (added.size > 0 && [...added].every(([at, role]) => truth[at] === role)) return [...added];
  const roles = doubt === 'quantity' ? ['quantity'] : ['name', 'code', 'barcode'];
  const found = Object.entries(truth).find(
    ([at, role]) => Number(at) >= from && Number(at) < to && roles.includes(String(role)),
  );
  return found ? [[Number(found[0]), found[1] as ColumnAnswer]] : [];
}
