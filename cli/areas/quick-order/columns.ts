/** What the columns of a list mean: given by `--columns`, else asked of a person where they are not sure. */
import { picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { wrong } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { say } from '#cli/parts/order-list/dictionary.ts';
import { Fault } from '#cli/text/fault.ts';
import { clean } from '#cli/text/width.ts';
import { addedColumns, columnWanted } from '#shared/messages/quick-order.ts';
import { addedUp } from '#shared/rules/quick-order/order-list/parts.ts';
import {
  type ChosenColumns,
  type ColumnAnswer,
  type ColumnDoubt,
  type ColumnQuestion,
  type Role,
  secondAt,
  type TableReading,
  type WantedList,
} from '#shared/rules/quick-order/order-list/wanted.ts';
import { withoutQuantity } from '#shared/rules/quick-order/order-list/without-quantity.ts';

export interface Given {
  /** `code=1,quantity=5`: columns counted from 1, 0 for none; `6=已通过`: only rows with this value; `none=6`: none of them. */
  readonly columns?: readonly string[] | undefined;
}

const ROLES: readonly Role[] = [
  'code',
  'barcode',
  'licence',
  'name',
  'pack',
  'maker',
  'unit',
  'quantity',
  'price',
  'amount',
  'loose',
  'beside',
];

/** `second`: another table begins at this column; `none`: no row with a value of it is wanted. */
const ANSWERS = [...ROLES, 'second', 'none'] as const;

/** Reads the list by the columns that were given; asks for those that are not sure or that nothing explains, each once. */
export async function readByColumns(
  cli: Cli,
  read: (chosen?: ChosenColumns) => WantedList,
  { columns }: Given,
): Promise<WantedList> {
  let list = read();
  if (!list.table) return list;
  let chosen: ChosenColumns = columns === undefined ? new Map() : given(columns, list.table);
  if (chosen.size > 0) list = read(chosen);
  for (let { table } = list; table && isOpen(table); { table } = list) {
    if (!canAsk(cli.terminal)) throw unsure(table);
    chosen = new Map([...chosen, ...(table.doubt ? await asked(cli, table, table.doubt) : await wanted(cli, table))]);
    list = read(chosen);
  }
  return list;
}

const isOpen = ({ doubt, questions }: TableReading): boolean => doubt !== undefined || questions.length > 0;

function unsure(table: TableReading): Fault {
  if (table.doubt) {
    const [second] = table.seconds;
    return new Fault('usage', say.columnsUnsure(table.doubt, listed(table)), {
      next: second === undefined ? say.giveColumns(...waysOf(table)) : say.giveSecond(second + 1, ...waysOf(table)),
    });
  }
  const { text } = questionOf(table);
  return new Fault('usage', [clean(text), `which rows are wanted? ${clean(text)}`], {
    next: say.giveWanted((table.questions[0]?.column ?? 0) + 1),
  });
}

function questionOf({ questions: [first], heads }: TableReading) {
  const { column, values } = first as ColumnQuestion;
  return columnWanted(heads[column] ?? '', column + 1, values);
}

/** The rows with one value, all of them, or none. */
async function wanted(cli: Cli, table: TableReading): Promise<ChosenColumns> {
  const [{ column, values }] = table.questions as readonly [ColumnQuestion];
  const { text } = questionOf(table);
  const pick = picking(cli, [text, text], '--columns');
  const choices: readonly ColumnAnswer[] = [...values.map(({ value }) => [value]), 'beside', []];
  const label = (one: ColumnAnswer) => {
    if (one === 'beside') return cli.say(...say.allRows);
    const [value] = one as readonly string[];
    return value === undefined ? cli.say(...say.noRows) : clean(value) || cli.say(...say.emptyCell);
  };
  return new Map([[column, await pick({ choices, label, first: (one) => one === 'beside' })]]);
}

function given(columns: readonly string[], { columns: all }: TableReading): ChosenColumns {
  const chosen = new Map<number, ColumnAnswer>();
  for (const each of columns) {
    const [, column, value = ''] = /^(\d{1,2})=(.*)$/.exec(each) ?? [];
    if (column !== undefined) {
      const at = Number(column) - 1;
      if (at < 0 || at >= all.length) throw new Fault('usage', say.noColumn(at + 1, all.length));
      const before = chosen.get(at);
      chosen.set(at, [...(typeof before === 'object' ? before : []), value]);
      continue;
    }
    const [, name = '', at = ''] = /^([a-z]+)=(\d{1,2})$/.exec(each) ?? [];
    const role = ANSWERS.find((one) => one === name);
    if (!role)
      throw wrong('--columns', [
        `应为 ${ANSWERS.join('、')} =列号，如 code=1,quantity=5`,
        'takes ROLE=COLUMN such as code=1,quantity=5',
      ]);
    if (Number(at) > all.length) throw new Fault('usage', say.noColumn(Number(at), all.length));
    if (role === 'none' && Number(at) > 0) chosen.set(Number(at) - 1, []);
    else if (role === 'second' || role === 'none') chosen.set(secondAt(Number(at) - 1), undefined);
    else if (Number(at) > 0) chosen.set(Number(at) - 1, role);
    else chosen.set(all.includes(role) ? all.indexOf(role) : all.length, undefined);
  }
  return chosen;
}

async function asked(cli: Cli, table: TableReading, doubt: ColumnDoubt): Promise<ChosenColumns> {
  for (const row of table.sample) cli.note(say.sampleRow(row.map(clean).join(' | ')));
  const pick = picking(cli, say.whichColumn(doubt), '--columns');
  const role = doubt === 'quantity' ? 'quantity' : 'name';
  const [from, to] = table.within;
  const saying = (at: number, answer: ColumnAnswer): ChosenColumns => new Map([[at, answer]]);
  const choices: readonly ChosenColumns[] = [
    ...(table.parts.length > 0 ? [addedUp(table)] : []),
    ...table.seconds.map((at) => saying(secondAt(at), undefined)),
    ...[...table.columns.keys()].slice(from, to).map((at) => saying(at, role)),
    ...(doubt === 'quantity' ? [saying(...withoutQuantity(table))] : []),
  ];
  const label = (answer: ChosenColumns) => {
    if (answer.size > 1) return addedColumns(table.parts.map((part) => clean(table.heads[part] ?? ''))).text;
    const [at = 0] = answer.keys();
    if (at < 0) return cli.say(...say.secondTable(clean(columnLabel(table, -at))));
    return answer.get(at) === undefined ? cli.say(...say.noQuantityColumn) : clean(columnLabel(table, at));
  };
  const first = (answer: ChosenColumns) => {
    const [at = 0] = answer.keys();
    return answer.size === 1 && answer.get(at) === role && table.may.length === 1 && table.may.includes(at);
  };
  return pick<ChosenColumns>({ choices, label, first });
}

const columnLabel = ({ heads, sample }: TableReading, at: number): string =>
  `${at + 1} ${heads[at] ?? ''} ${sample
    .map((row) => row[at] ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join(' / ')}`;

const listed = (table: TableReading): string =>
  [...table.columns.keys()]
    .slice(...table.within)
    .map((at) => clean(columnLabel(table, at).trim()))
    .join('; ');

/** Each column that may be meant; where none is known, only how to say it. */
function waysOf({ columns, sample, doubt, may, parts, within }: TableReading): readonly string[] {
  const role = doubt === 'goods' ? 'name' : 'quantity';
  const words = [...columns.keys()]
    .slice(...within)
    .filter((at) => columns[at] === undefined && sample.some((row) => /\p{L}/u.test(row[at] ?? '')));
  const single = (doubt === 'goods' ? words : may).map((at) => `${role}=${at + 1}`);
  const added = [...addedUp({ parts })].map(([at, part]) => `${part}=${at + 1}`).join(',');
  const ways = [...single, ...(added ? [added] : [])];
  return ways.length > 0 ? ways : [`${role}=N`];
}
