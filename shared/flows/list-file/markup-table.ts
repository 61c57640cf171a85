/** Tables in HTML and in the XML of Excel 2003, which ERP systems write under the name .xls. */
import { struck } from '#shared/rules/quick-order/order-list/struck.ts';

export interface MarkupTable {
  readonly rows: readonly (readonly string[])[];
  /** Numbers of the rows that nobody sees, from 1. */
  readonly hidden: ReadonlySet<number>;
  /** Cells that a cell above covers and whose words they have: `row:column`, both from 0. */
  readonly joined: ReadonlySet<string>;
}

/** Spans and gaps of more cells or rows are cut. */
const MOST_CELLS = 200;
const MOST_ROWS_APART = 3000;

type Attributes = Readonly<Record<string, string>>;

/** What a parser tells. Names of tags and attributes are in lower case. */
export interface MarkupEvents {
  readonly onopentag: (tag: string, attributes: Attributes) => void;
  readonly ontext: (words: string) => void;
  readonly onclosetag: (tag: string) => void;
}

/** Reads markup and tells its tags and texts in their order. */
export type ParseMarkup = (text: string, events: MarkupEvents) => void;

/** The largest table. A cell that spans rows says the same in each; behind one that spans columns are empty ones. */
export function tableOfMarkup(text: string, parse: ParseMarkup): MarkupTable {
  const tables: ReturnType<typeof createTable>[] = [];
  const innermost = () => tables[tables.length - 1];
  let cell: string | undefined;
  let isHidden = false;
  /** Open tags that cross out what stands in them. */
  const crossing: string[] = [];
  const endCell = () => {
    if (cell !== undefined) innermost()?.endCell(cell);
    cell = undefined;
  };
  parse(text, {
    onopentag(tag, attributes) {
      const name = plain(tag);
      if (isUnread(name)) isHidden = true;
      if (isCrossing(name, attributes)) crossing.push(tag);
      if (name === 'table') tables.push(createTable());
      if (isRow(name)) {
        endCell();
        innermost()?.startRow(attributes);
      }
      if (isCell(name)) {
        endCell();
        cell = '';
        innermost()?.startCell(attributes);
      }
      if (name === 'br' && cell !== undefined) cell += ' ';
    },
    ontext(words) {
      if (cell !== undefined && !isHidden) cell += crossing.length > 0 ? struck(words) : words;
    },
    onclosetag(tag) {
      const name = plain(tag);
      if (isUnread(name)) isHidden = false;
      if (tag === crossing[crossing.length - 1]) crossing.pop();
      if (isCell(name) || isRow(name)) endCell();
      if (isRow(name)) innermost()?.endRow();
    },
  });
  const largest = tables.reduce<MarkupTable | undefined>(
    (best, table) => (best && best.rows.length >= table.rows.length ? best : table),
    undefined,
  );
  return largest ?? { rows: [], hidden: new Set(), joined: new Set() };
}

const plain = (tag: string): string => tag.replace(/^\w+:/, '');
const isUnread = (name: string): boolean => name === 'style' || name === 'script';
/** HTML's own tags, and the style that a browser and Excel write for a page. */
const isCrossing = (name: string, { style = '' }: Attributes): boolean =>
  /^(?:s|del|strike)$/.test(name) || /line-through/i.test(style);
const isRow = (name: string): boolean => name === 'tr' || name === 'row';
const isCell = (name: string): boolean => name === 'td' || name === 'th' || name === 'cell';

/** A table that is built tag by tag. */
function createTable() {
  const rows: string[][] = [];
  const hidden = new Set<number>();
  const joined = new Set<string>();
  /** For each column the rows below that a cell above still covers, and its words. */
  const covered: { rows: number; text: string }[] = [];
  let row: string[] | undefined;
  let [wide, high] = [1, 1];
  const skipCovered = () => {
    for (let above = row && covered[row.length]; row && above && above.rows > 0; above = covered[row.length]) {
      above.rows -= 1;
      joined.add(`${rows.length - 1}:${row.length}`);
      row.push(above.text);
    }
  };
  return {
    rows,
    hidden,
    joined,
    startRow(attributes: Attributes) {
      const at = Number(attributes['ss:index']);
      while (at > rows.length + 1 && rows.length < MOST_ROWS_APART) rows.push([]);
      row = [];
      rows.push(row);
      if (isUnseen(attributes)) hidden.add(rows.length);
    },
    startCell(attributes: Attributes) {
      skipCovered();
      const at = Number(attributes['ss:index']);
      while (row && at > row.length + 1 && row.length < MOST_CELLS) row.push('');
      wide = spanOf(attributes, 'colspan', 'ss:mergeacross');
      high = spanOf(attributes, 'rowspan', 'ss:mergedown');
    },
    endCell(text: string) {
      if (!row) return;
      for (let at = 0; at < wide; at += 1) {
        const words = at === 0 ? text : '';
        if (high > 1) {
          covered[row.length] = { rows: high - 1, text: words };
          joined.add(`${rows.length - 1}:${row.length}`);
        }
        row.push(words);
      }
    },
    endRow() {
      skipCovered();
      row = undefined;
    },
  };
}

function spanOf(attributes: Attributes, html: string, excel: string): number {
  const span = Number(attributes[html] ?? Number(attributes[excel] ?? 0) + 1);
  return span > 1 ? Math.min(Math.floor(span), 60) : 1;
}

const isUnseen = (attributes: Attributes): boolean =>
  Number(attributes['ss:hidden']) > 0 || 'hidden' in attributes || /display\s*:\s*none/i.test(attributes.style ?? '');
