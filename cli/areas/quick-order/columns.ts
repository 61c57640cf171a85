/** What the columns of a list mean: given by `--columns`, else asked of a person where they are not sure. */
import { picking } from '#cli/frame/ask.ts';
import type { Cli } from '#cli/frame/cli.ts';
import { wrong } from '#cli/frame/parameters.ts';
import { canAsk } from '#cli/frame/terminal.ts';
import { say } from '#cli/parts/order-list/dictionary.ts';
import { Fault } from '#cli/text/fault.ts';
import { clean } from '#cli/text/width.ts';
import type { ColumnDoubt, Role, TableReading } from '#shared/rules/quick-order/order-list/wanted.ts';
import type { ChosenColumns } from '#shared/rules/quick-order/read-order-lines.ts';

export interface Given {
  /** `code=1,quantity=5`: columns counted from 1; 0 for none. */
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
];

/** Undefined when the columns stay as they were read. */
export async function columnsOf(cli: Cli, table: TableReading, { columns }: Given): Promise<ChosenColumns | undefined> {
  if (columns !== undefined) return given(columns, table);
  if (table.doubt === undefined) return undefined;
  if (!canAsk(cli.terminal))
    throw new Fault('usage', say.columnsUnsure(table.doubt, listed(table)), { next: say.giveColumns(example(table)) });
  return asked(cli, table, table.doubt);
}

function given(columns: readonly string[], { columns: all }: TableReading): ChosenColumns {
  const chosen = new Map<number, Role | undefined>();
  for (const each of columns) {
    const [, name = '', at = ''] = /^([a-z]+)=(\d{1,2})$/.exec(each) ?? [];
    const role = ROLES.find((one) => one === name);
    if (!role)
      throw wrong('--columns', [
        `应为 ${ROLES.join('、')} =列号，如 code=1,quantity=5`,
        'takes ROLE=COLUMN such as code=1,quantity=5',
      ]);
    if (Number(at) > all.length) throw new Fault('usage', say.noColumn(Number(at), all.length));
    if (Number(at) > 0) chosen.set(Number(at) - 1, role);
    else for (const [column, one] of all.entries()) if (one === role) chosen.set(column, undefined);
  }
  return chosen;
}

async function asked(cli: Cli, table: TableReading, doubt: ColumnDoubt): Promise<ChosenColumns> {
  for (const row of table.sample) cli.note(say.sampleRow(row.map(clean).join(' | ')));
  const pick = picking(cli, say.whichColumn(doubt), '--columns');
  const choices = [...table.columns.keys(), ...(doubt === 'quantity' ? [undefined] : [])];
  const label = (at: number | undefined) =>
    at === undefined ? cli.say(...say.noQuantityColumn) : clean(columnLabel(table, at));
  const at = await pick<number | undefined>({
    choices,
    label,
    first: (one) => one !== undefined && table.columns[one] === doubt,
  });
  if (at !== undefined) return new Map([[at, doubt === 'quantity' ? 'quantity' : 'name']]);
  return new Map(
    [...table.columns.entries()].flatMap(([column, role]) =>
      role === 'quantity' ? [[column, undefined] as const] : [],
    ),
  );
}

const columnLabel = ({ heads, sample }: TableReading, at: number): string =>
  `${at + 1} ${heads[at] ?? ''} ${sample
    .map((row) => row[at] ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join(' / ')}`;

const listed = (table: TableReading): string =>
  [...table.columns.keys()].map((at) => clean(columnLabel(table, at).trim())).join('; ');

const example = ({ columns }: TableReading): string =>
  `quantity=${Math.max(1, columns.lastIndexOf(undefined) + 1 || columns.length)}`;
