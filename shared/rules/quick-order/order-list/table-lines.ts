/** The lines of a table whose columns are known. No row is lost: each is a line, or left out with a reason. */
import { barcodeOf } from './barcode.ts';
import { CODE, numberOf } from './cell-kinds.ts';
import { chatLines } from './chat-lines.ts';
import { onlyValues, type TableColumns } from './columns.ts';
import { type Told, unexplained, wantedOf } from './explained.ts';
import { EMPTY, negates } from './harmless.ts';
import { headingOf } from './headings.ts';
import { folded, isDestroyed } from './narrow.ts';
import { isQuantity, type Quantity, readQuantity, remarkOf } from './quantity.ts';
import { unitOf } from './units.ts';
import type { ColumnQuestion, Facts, GridRow, LeftRow, Role, WantedLine } from './wanted.ts';

export interface ReadRows {
  readonly lines: WantedLine[];
  readonly left: LeftRow[];
  readonly questions: readonly ColumnQuestion[];
  /** Columns of further numbers: one of them may be the quantity. */
  readonly numbers: readonly number[];
}

export function tableLines(table: TableColumns): ReadRows {
  const lines: WantedLine[] = [];
  const left: LeftRow[] = [];
  const { wanted, unwanted } = wantedOf(table.body, onlyValues(table));
  const rows = new Map<number, GridRow>();
  for (const row of wanted) {
    const read = lineOfRow(row, table);
    const strange = 'why' in read ? strangeCount(row, table, read, lines) : undefined;
    if (strange) lines.push(strange);
    else if ('why' in read) left.push(read);
    else lines.push(...read.lines);
    rows.set(row.at, row);
  }
  // What is said below all goods and takes something back.
  const last = lines[lines.length - 1]?.row ?? 0;
  const said = left.filter(({ row, why, words }) => row > last && why !== 'total' && negates(words));
  const isAmong = lines.some(({ quantity }) => quantity !== undefined);
  const isOrdered = ({ quantity, unclear }: WantedLine) =>
    quantity !== undefined || (unclear !== undefined && !(isAmong && NOTHING.test(unclear)));
  // Numbers in rows without goods may be the quantities of the rows above.
  const isBelow = left.some(({ row, why }) => why === 'noGoods' && rows.get(row)?.cells.some(isQuantity));
  // An empty column that a person calls the quantity says no quantity.
  const isUntold = !isAmong && (isBelow || [...table.chosen.values()].includes('quantity'));
  const ordered = isAmong ? lines.filter(isOrdered) : lines;
  const blank = lines.filter((line) => !ordered.includes(line));
  left.push(...blank.map(({ row, words }) => ({ row, words, why: 'blank' as const })));
  left.push(
    ...unwanted.map(({ at, cells }) => ({ row: at, words: cells.filter(Boolean).join(' '), why: 'unwanted' as const })),
  );
  const told = ordered.flatMap(({ row: at, words, quantity, unit = '', facts = {} }): Told[] => {
    const row = rows.get(at);
    return row ? [{ row, goods: folded([words, ...Object.values(facts), unit].join(' ')), quantity }] : [];
  });
  const columns = table.columns.map((role, at) => (table.ofGoods.has(at) ? 'name' : role));
  const { questions, numbers, atRows } = unexplained(told, { ...table, columns });
  return {
    lines: [
      ...ordered.map((line) =>
        asked(isUntold ? { unclear: '', ...line } : line, atRows.get(rows.get(line.row) as GridRow)),
      ),
      ...said.map(({ row, words }) => ({ row, words, unclear: '' })),
    ],
    left: left.filter((row) => !said.includes(row)).sort((one, other) => one.row - other.row),
    questions,
    numbers,
  };
}

type RowRead = { readonly lines: readonly WantedLine[] } | LeftRow;

const sumOf = (lines: readonly WantedLine[]): number => lines.reduce((all, { quantity = 0 }) => all + quantity, 0);

/** A quantity without goods that is no sum of those above belongs to something that was not read. */
function strangeCount(
  { at, cells }: GridRow,
  { columns }: TableColumns,
  { why, words }: LeftRow,
  above: readonly WantedLine[],
): WantedLine | undefined {
  const { quantity } = readQuantity(cells[columns.indexOf('quantity')] ?? '');
  return why === 'noGoods' && quantity !== undefined && quantity !== sumOf(above)
    ? { row: at, words, unclear: `${quantity}` }
    : undefined;
}

/** The line with the words of its row that nothing explains, beside those of its quantity. */
function asked(line: WantedLine, ofRow = ''): WantedLine {
  const words = [line.unexplained, ofRow].filter(Boolean).join(' ');
  return words === '' ? line : { ...line, unexplained: words };
}

/** A quantity of nothing. */
const NOTHING = /^(?:0+(?:\.0+)?|-+|\/|n\/?a|无|没有|不要|不订|x|×)\s*[盒瓶支袋件]?$/i;

const SUMS =
  /^(?:大写|合\s*计|小\s*计|总\s*计|共\s*计|累\s*计|本页|[承转过][前次下]页|总\s*数|总\s*额|grand\s*total|sub\s*-?total|total|sum)/i;
const SIGNED =
  /^(?:制单|制表|审核|审批|经手|打印|备注|说明|注[:：]|采购员|业务员|负责人|联系|电话|地址|日期|签字|签名|收货|单位[:：]|第\s*\d+\s*页|page|print|prepared|approved|note|remark)/i;

/** Sums, notes and signatures. */
export const isNoGoods = (words: string): boolean => SUMS.test(words) || SIGNED.test(words);

/** Cells by their role. */
function byRole({ cells }: GridRow, { columns }: TableColumns): (role: Role) => string {
  return (role) => cells[columns.indexOf(role)] ?? '';
}

function lineOfRow(row: GridRow, table: TableColumns): RowRead {
  const { cells, at } = row;
  const told = cells.filter(Boolean);
  const left = (why: LeftRow['why']): LeftRow => ({ row: at, words: told.join(' '), why });
  const first = told[0] ?? '';
  const of = byRole(row, table);
  const goods = factsOf(of, wordsElsewhere(row, table));
  const key = goods.name ?? goods.code ?? '';
  if (SUMS.test(first) || SUMS.test(key)) return left('total');
  if (SIGNED.test(first) && (told.length <= 2 || Object.keys(goods).length === 0 || /[:：]$|[:：]\s*\S/.test(first)))
    return left('note');
  // 退热贴 and 盒 could be headings, too: those have no quantity.
  const isCounted = readQuantity(of('quantity')).quantity !== undefined;
  if (!isCounted && told.length > 1 && told.filter((cell) => headingOf(cell)).length > told.length / 2)
    return left('heading');
  const free = freeRow(row, table);
  if (free) return free;
  const isNothing =
    goods.name === undefined && goods.code === undefined && goods.barcode === undefined && goods.licence === undefined;
  const destroyed = isDestroyed(of('barcode')) ? of('barcode') : isDestroyed(of('code')) ? of('code') : undefined;
  if (isNothing && destroyed === undefined) {
    return left('noGoods');
  }
  const quantity = quantityOf(row, table, of);
  const words = [
    goods.code ?? goods.barcode,
    goods.name ?? (goods.code || goods.barcode ? undefined : goods.licence),
    goods.pack,
    goods.maker,
  ]
    .filter(Boolean)
    .join(' ');
  const remark = [quantity.remark, of('remark')].filter(Boolean).join(' ');
  const price = numberOf(of('price')) ? of('price') : '';
  return {
    lines: [
      {
        row: at,
        words: words || destroyed || '',
        facts: goods,
        ...quantity,
        ...(remark && { remark: remarkOf(remark) }),
        ...(price && { price }),
        ...(destroyed && { destroyed }),
      },
    ],
  };
}

/** A row below the header with a single cell, written as in a chat: `阿莫西林 5`. */
function freeRow(
  { cells, at }: GridRow,
  { columns }: TableColumns,
): { readonly lines: readonly WantedLine[] } | undefined {
  const told = cells.filter(Boolean);
  const [only = ''] = told;
  const role = columns[cells.indexOf(only)];
  if (
    told.length !== 1 ||
    columns.length < 2 ||
    !(role === 'code' || role === 'name' || role === 'barcode' || role === 'serial')
  )
    return undefined;
  if (CODE.test(only)) return undefined;
  const { lines } = chatLines([{ at, text: only }]);
  return lines.some(({ quantity }) => quantity !== undefined) ? { lines } : undefined;
}

/** Words in other columns that belong to the goods. */
const wordsElsewhere = ({ cells }: GridRow, { ofGoods, chosen }: TableColumns): string =>
  cells.filter((cell, at) => ofGoods.has(at) && !chosen.has(at) && /[\u4e00-\u9fff]/.test(cell)).join(' ');

function factsOf(of: (role: Role) => string, more: string): Facts {
  const written = isDestroyed(of('code')) ? '' : of('code').replace(/\.0+$/, '');
  const scanned = isDestroyed(of('barcode')) ? '' : barcodeOf(of('barcode'));
  const isScanned = scanned === '' && /^\d{12,14}$/.test(written);
  const [code, barcode] = isScanned ? ['', barcodeOf(written)] : [written, scanned];
  const facts = {
    code,
    barcode,
    licence: of('licence').replace(/\s/g, ''),
    name: [of('name'), more].filter(Boolean).join(' '),
    pack: of('pack'),
    maker: of('maker'),
  };
  const told = Object.entries(facts).filter(
    ([, cell]) => /[\p{L}\p{N}]/u.test(cell) && !/^(?:-+|\/|无|n\/?a)$/i.test(cell),
  );
  return Object.fromEntries(told);
}

/** The quantity with its unit: of the cell, else of the column of units, else of the heading. */
function quantityOf(
  row: GridRow,
  { columns, units, unit: ofAll, heads, chosen }: TableColumns,
  of: (role: Role) => string,
): Quantity {
  const at = columns.indexOf('quantity');
  const cell = row.cells[at] ?? '';
  const read = readQuantity(cell);
  const beside = [...columns.keys()].filter((column) => columns[column] === 'loose' && isTold(row.cells[column]));
  const more = beside.map((column): Quantity => withUnit(readQuantity(row.cells[column] ?? ''), units[column]));
  if (row.joined?.has(at) && read.quantity !== undefined) return { unclear: `${cell}（合并）` };
  const whole = more.flatMap(({ quantity, unit: of }) =>
    quantity === undefined ? [] : [{ quantity, ...(of && { unit: of }) }],
  );
  const both = [cell, ...beside.map((column) => row.cells[column])].filter(Boolean).join(' + ');
  if (whole.length < more.length) return { unclear: both };
  // Cartons and pieces beside them, which may stand alone.
  const [alone, ...others] = whole;
  if (alone && !isTold(cell)) return { ...alone, ...(others.length > 0 && { plus: others }) };
  if (read.quantity === undefined) return read;
  // A unit that nobody knows is asked: it stays as it is written.
  const unit = units[at] ?? (EMPTY.test(of('unit')) ? ofAll : unitOf(of('unit')));
  const contradiction = contradicts(read.quantity, of, heads[at] ?? '');
  if (contradiction) return { unclear: contradiction };
  // Beside loose pieces a number counts packs: nobody knows which, as long as no unit says it.
  if (columns.includes('loose') && !unit && !read.unit && chosen.get(at) !== 'quantity') return { unclear: both };
  return { ...withUnit(read, unit), ...(whole.length > 0 && { plus: whole }) };
}

const isTold = (cell = ''): boolean => numberOf(cell || '0') !== 0;

const withUnit = (read: Quantity, unit: string | undefined): Quantity => ({
  ...read,
  ...(unit && read.unit === undefined && { unit }),
});

/** The quantity times the price is another amount, which would be a whole number of pieces. */
function contradicts(quantity: number, of: (role: Role) => string, head: string): string | undefined {
  const [price, amount] = [numberOf(of('price')), numberOf(of('amount'))];
  if (!price || !amount || head === '') return undefined;
  const isFar = Math.abs(price * quantity - amount) > 0.05 + amount * 0.02;
  const count = amount / price;
  const isWhole = Math.abs(count - Math.round(count)) < 0.001 && Math.round(count) !== quantity;
  return isFar && isWhole ? `${quantity}（${of('price')} × ${quantity} ≠ ${of('amount')}）` : undefined;
}
