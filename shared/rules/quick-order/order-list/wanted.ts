/** A pharmacy's own list as it was read: what each row wants, and which rows want nothing. */

/** What the columns of a table say of the goods of a row. */
export interface Facts {
  readonly code?: string;
  /** Digits only; a GTIN-14 with a leading 0 is the EAN-13 behind it. */
  readonly barcode?: string;
  /** The number of the approval (批准文号). */
  readonly licence?: string;
  /** May contain pack and maker. */
  readonly name?: string;
  readonly pack?: string;
  readonly maker?: string;
}

export interface Counted {
  readonly quantity: number;
  readonly unit?: string;
}

export interface WantedLine {
  /** Row number in the file or the text, from 1. */
  readonly row: number;
  /** The place of the line in a row that holds several, from 1. */
  readonly part?: number;
  /** All that the row says of its goods in one text, with half-width letters, digits and blanks. */
  readonly words: string;
  /** The same by columns; absent for a line of a chat. */
  readonly facts?: Facts;
  /** In the unit; absent when no quantity was written. */
  readonly quantity?: number;
  /** The unit that was written: 盒, 件, 中包 … */
  readonly unit?: string;
  /** The text in place of a quantity that cannot be read; '' for a missing quantity among written ones. */
  readonly unclear?: string;
  /** No line of the list has a quantity: the order multiple is meant, and said. */
  readonly byMultiple?: true;
  /** The quantity and its unit may also be the pack (`200丸`): the goods decide. */
  readonly mayBePack?: true;
  /** A person or an order gave the quantity: no number among the words is one. */
  readonly isCounted?: true;
  /** What is added to the quantity: `2件+5盒`, or a column of loose pieces. */
  readonly plus?: readonly Counted[];
  /** How a quantity was written that was reckoned: 5×10盒. */
  readonly written?: string;
  /** What stands behind the quantity. */
  readonly remark?: string;
  /** Words of the row that nothing explains, so it is asked. */
  readonly unexplained?: string;
  /** The price of the list, as it is written there. */
  readonly price?: string;
  /** A barcode that Excel has destroyed: 6.999E+12. */
  readonly destroyed?: string;
}

/**
 * Why a row is not ordered: no quantity, hidden, 合计, a title or a heading, a greeting or a signature, a row without goods, or
 * a state in a column that a person does not want (已驳回).
 */
export type LeftWhy = 'blank' | 'hidden' | 'total' | 'heading' | 'note' | 'noGoods' | 'unwanted';

export interface LeftRow {
  readonly row: number;
  readonly words: string;
  readonly why: LeftWhy;
}

/**
 * What a column of a table means. `stock` stands for all numbers that are no order: stock, sales, sizes of packs; `loose` for
 * what is added to it, such as pieces beside cartons; `beside` for what never changes an order; `choice` for what may: states, suppliers, shops.
 */
export type Role =
  | 'code'
  | 'barcode'
  | 'licence'
  | 'name'
  | 'pack'
  | 'maker'
  | 'unit'
  | 'quantity'
  | 'price'
  | 'amount'
  | 'batch'
  | 'date'
  | 'serial'
  | 'loose'
  | 'stock'
  | 'remark'
  | 'beside'
  | 'choice';

/** The roles of the columns by their index; undefined for a column that is not read. */
export type Columns = readonly (Role | undefined)[];

/** What is not sure about the columns of a table: which is the quantity, or which are the goods. */
export type ColumnDoubt = 'quantity' | 'goods';

/** A column that nothing explains and that may decide which rows are wanted, with what stands in it, the most frequent first. */
export interface ColumnQuestion {
  readonly column: number;
  readonly values: readonly { readonly value: string; readonly rows: number }[];
}

/** What a person says of a column: its role, that it is not read, or which of its values are wanted. */
export type ColumnAnswer = Role | undefined | readonly string[];

/** By the index of the column; that another table begins at a column stands under `secondAt`. */
export type ChosenColumns = ReadonlyMap<number, ColumnAnswer>;

/** No column has this key: that another table begins at a column is said beside what the column is. */
export const secondAt = (column: number): number => -column;

export interface TableReading {
  readonly columns: Columns;
  /** The heading of each column; '' without one. */
  readonly heads: readonly string[];
  /** The first rows below the header, for the question about the columns. */
  readonly sample: readonly (readonly string[])[];
  /** Absent when the columns are sure or were chosen. */
  readonly doubt?: ColumnDoubt;
  /** The columns that the doubt is about: of several tables side by side one has it. */
  readonly within: readonly [from: number, to: number];
  /** Of a doubt about the quantity: each of these columns may be it. */
  readonly may: readonly number[];
  /** Or these columns are the quantity together, the largest packs first: 大包装数 and 小包装数. */
  readonly parts: readonly number[];
  /** Or at one of these columns a second table begins, side by side with the first. */
  readonly seconds: readonly number[];
  /** Each is asked once; nothing is ordered before. */
  readonly questions: readonly ColumnQuestion[];
}

export interface WantedList {
  /** All lines, also beyond MOST_LINES. */
  readonly lines: readonly WantedLine[];
  readonly left: readonly LeftRow[];
  /** Present when the list was read as a table. */
  readonly table?: TableReading;
  /** No line has a quantity, so each means the order multiple. */
  readonly withoutQuantities: boolean;
}

/** Rows of cells. `at` is the row number in the file, from 1. */
export interface GridRow {
  readonly at: number;
  /** Without the empty ones at the end. */
  readonly cells: readonly string[];
  /** How many cells were written, the empty ones at the end too. */
  readonly width?: number;
  /** Columns whose cell is joined with the one above, and so says what that one says. */
  readonly joined?: ReadonlySet<number>;
}
export type Grid = readonly GridRow[];
