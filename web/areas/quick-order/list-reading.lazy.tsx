import { useState } from 'react';
import { useSnapshot } from 'valtio';
import {
  addedColumns,
  columnUnsure,
  columnWanted,
  goodsUnsure,
  otherSheets,
  quantityColumn,
  rowLeftOut,
  rowsLeftOut,
  secondTable,
} from '#shared/messages/quick-order.ts';
import {
  type ColumnQuestion,
  type LeftRow,
  type Role,
  secondAt,
  type TableReading,
  type WantedList,
} from '#shared/rules/quick-order/order-list/wanted.ts';
import { Button } from '#web/ui/button.tsx';
import { Chip, Chips } from '#web/ui/chip.tsx';
import { cx } from '#web/ui/cx.ts';
import type { QuickOrder } from './quick-order-store.ts';

/** How the list was read: its columns, what is left out, and the question where a column is not sure. */
export function ListReading({ store }: { readonly store: QuickOrder }) {
  const { list, file, correcting } = useSnapshot(store.state);
  const { table, left = [], lines = [], withoutQuantities } = (list ?? {}) as Partial<WantedList>;
  const counted = table?.columns.indexOf('quantity') ?? -1;
  if (table?.doubt) return <RoleQuestion store={store} table={table} />;
  const [question] = table?.questions ?? [];
  if (table && question) return <RowsQuestion key={question.column} store={store} table={table} question={question} />;
  const isPlain = (file?.others ?? []).length === 0 && !(file && withoutQuantities && lines.length > 0);
  if (!table && left.length === 0 && isPlain) return null;
  return (
    <section className="card column inset quick-read" aria-label="清单的读法">
      <ul className="small">
        {table && counted >= 0 && <li>{quantityColumn(table.heads[counted] ?? '', counted + 1).text}</li>}
        {withoutQuantities && lines.length > 0 && <li>没有数量，按起订量</li>}
      </ul>
      <LeftOut left={left} />
      <OtherSheets store={store} names={file?.others ?? []} />
      {table && !correcting && (
        <Button kind="text" size="sm" onClick={() => Object.assign(store.state, { correcting: true })}>
          看表格，改列
        </Button>
      )}
      {table && correcting && <SheetTable store={store} table={table} />}
    </section>
  );
}

/** The rows that are not ordered: how many for which reason, one tap deep each of them. */
function LeftOut({ left }: { readonly left: readonly LeftRow[] }) {
  const [open, setOpen] = useState(false);
  const out = rowsLeftOut(left);
  if (!out) return null;
  return (
    <>
      <Button kind="text" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
        {`不下单：${out.text}`}
      </Button>
      {open && (
        <ul className="small muted quick-left">
          {left.map((row) => (
            <li key={`${row.row} ${row.words}`}>{rowLeftOut(row).text}</li>
          ))}
        </ul>
      )}
    </>
  );
}

function OtherSheets({ store, names }: { readonly store: QuickOrder; readonly names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <>
      <p className="small">{otherSheets.text}</p>
      <Chips label={otherSheets.text}>
        {names.map((name) => (
          <Chip key={name} onClick={() => store.source.chooseSheet(name)}>
            {name}
          </Chip>
        ))}
      </Chips>
    </>
  );
}

/** One tap answers; the heads of the table below take any other correction. */
function RoleQuestion({ store, table }: Props) {
  const isQuantity = table.doubt === 'quantity';
  const question = (isQuantity ? columnUnsure : goodsUnsure).text;
  const possible = [...table.columns.keys()]
    .slice(...table.within)
    .filter((at) => !isQuantity || COUNTED.has(table.columns[at]))
    .filter((at) => table.sample.some((row) => isPossible(row[at] ?? '', isQuantity)));
  const may = [...new Set([...table.may, ...possible])];
  return (
    <section className="card column inset quick-read is-asked" aria-label={question}>
      <h2>{question}</h2>
      <Chips label={question}>
        {may.map((at) => (
          <Chip
            key={at}
            note={samplesOf(table, at)}
            onClick={() => store.source.chooseColumn(at, isQuantity ? 'quantity' : 'name')}
          >
            {table.heads[at] || `第 ${at + 1} 列`}
          </Chip>
        ))}
        {table.parts.length > 0 && (
          <Chip note={table.parts.map((at) => samplesOf(table, at)).join(' ＋ ')} onClick={store.source.addColumns}>
            {addedColumns(table.parts.map((at) => table.heads[at] ?? '')).text}
          </Chip>
        )}
        {table.seconds.map((at) => (
          <Chip
            key={`second ${at}`}
            note={samplesOf(table, at)}
            onClick={() => store.source.chooseColumn(secondAt(at), undefined)}
          >
            {secondTable(table.heads[at] ?? '', at + 1).text}
          </Chip>
        ))}
        {isQuantity && <Chip onClick={store.source.chooseNoQuantity}>没有数量列，按起订量</Chip>}
      </Chips>
      <SheetTable store={store} table={table} />
    </section>
  );
}

/** A column that nothing explains: which of its values are wanted. */
function RowsQuestion({ store, table, question: { column, values } }: Props & { readonly question: ColumnQuestion }) {
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const question = columnWanted(table.heads[column] ?? '', column + 1, values).text;
  const toggle = (value: string) =>
    setWanted(wanted.includes(value) ? wanted.filter((one) => one !== value) : [...wanted, value]);
  return (
    <section className="card column inset quick-read is-asked" aria-label={question}>
      <h2>{question}</h2>
      <Chips label={question}>
        {values.slice(0, MOST_CHIPS).map(({ value, rows }) => (
          <Chip key={value} on={wanted.includes(value)} note={`${rows} 行`} onClick={() => toggle(value)}>
            {value || '空'}
          </Chip>
        ))}
      </Chips>
      <Button disabled={wanted.length === 0} onClick={() => store.source.chooseColumn(column, wanted)}>
        只下选中的
      </Button>
      <Button kind="text" onClick={() => store.source.chooseColumn(column, 'beside')}>
        都要，这一列不影响下单
      </Button>
      <Button kind="text" onClick={() => store.source.chooseColumn(column, [])}>
        都不要
      </Button>
      <SheetTable store={store} table={table} />
    </section>
  );
}

const MOST_CHIPS = 12;
/** A column that is known as another one is no quantity: 120丸 is a pack. */
const COUNTED: ReadonlySet<Role | undefined> = new Set([undefined, 'quantity', 'loose', 'stock', 'amount', 'choice']);

interface Props {
  readonly store: QuickOrder;
  readonly table: TableReading;
}

const isPossible = (cell: string, isQuantity: boolean): boolean =>
  isQuantity
    ? /^[\d,]{1,7}(?:\.0+)?\s*\S?$/.test(cell) && Number(cell.replace(/\D/g, '')) > 0
    : /[\p{L}]|\d{4}/u.test(cell);

const samplesOf = ({ sample }: TableReading, at: number): string =>
  sample
    .map((row) => row[at] ?? '')
    .filter(Boolean)
    .slice(0, 3)
    .join('、');

const ROLES: readonly (readonly [role: Role, label: string])[] = [
  ['code', '编码'],
  ['barcode', '条码'],
  ['licence', '批准文号'],
  ['name', '名称'],
  ['pack', '规格'],
  ['maker', '厂家'],
  ['unit', '单位'],
  ['quantity', '数量'],
  ['loose', '零散数'],
  ['price', '单价'],
  ['remark', '备注'],
];

/** The first rows of the list; the head of each column says what it is read as. */
function SheetTable({ store, table: { columns, heads, sample } }: Props) {
  const all = columns.map((role, at) => ({ role, at, head: heads[at] ?? '' }));
  const rows = sample.map((cells, at) => ({ cells, key: at }));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, with the arrow keys too
    <section className="quick-sheet" aria-label="清单的前几行" tabIndex={0}>
      <table>
        <thead>
          <tr>
            {all.map(({ role, at, head }) => (
              <th key={at} scope="col" className={cx(role === 'quantity' && 'is-quantity')}>
                <select
                  aria-label={`第 ${at + 1} 列${head && `「${head}」`}是`}
                  value={ROLES.some(([one]) => one === role) ? role : ''}
                  onChange={({ target }) =>
                    store.source.chooseColumn(at, (target.value || undefined) as Role | undefined)
                  }
                >
                  <option value="">不用</option>
                  {ROLES.map(([one, label]) => (
                    <option key={one} value={one}>
                      {label}
                    </option>
                  ))}
                </select>
              </th>
            ))}
          </tr>
          {heads.some(Boolean) && (
            <tr className="muted">
              {all.map(({ at, head }) => (
                <td key={at}>{head}</td>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {rows.map(({ cells, key }) => (
            <tr key={key}>
              {all.map(({ role, at }) => (
                <td key={at} className={cx(role === 'quantity' && 'is-quantity')}>
                  {cells[at]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
