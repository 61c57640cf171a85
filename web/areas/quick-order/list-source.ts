/** The list before its look-up: typed, pasted or from a file, and what its columns mean. */
import { ref } from 'valtio';
import type { ListFile, ListFileRead, ListFileRefusal } from '#shared/flows/list-file/read-list-file.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  emptyFile,
  lockedFile,
  noListFile,
  oldExcelFile,
  tooLargeFile,
  tooManyRows,
  unpacksTooLarge,
} from '#shared/messages/quick-order.ts';
import { MOST_LIST_BYTES, MOST_ROWS } from '#shared/rules/quick-order/order-list/limits.ts';
import { addedUp } from '#shared/rules/quick-order/order-list/parts.ts';
import type { ColumnAnswer, TableReading, WantedList } from '#shared/rules/quick-order/order-list/wanted.ts';
import { withoutQuantity } from '#shared/rules/quick-order/order-list/without-quantity.ts';
import type { ChosenColumns } from '#shared/rules/quick-order/read-order-lines.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { columnsFor, rememberColumns } from './remembered-columns.ts';

export interface SourceState {
  text: string;
  bad: string;
  /** The chosen file, whose list stands in place of the text. */
  file: { readonly name: string; readonly sheet: string; readonly others: readonly string[] } | null;
  /** How text or file were read; null before. */
  list: WantedList | null;
  /** The columns are shown for a correction, although they are sure. */
  correcting: boolean;
}

const reader = () => fetched(() => import('./read-list.lazy.ts'));

const tableIn = async (markup: string) => (await fetched(() => import('./markup-table.lazy.ts'))).tableIn(markup);

export function createListSource(state: SourceState) {
  let turn = 0;
  let file: ListFile | undefined;
  /** What a person has chosen, by the headings of the table. */
  const chosen = new Map<string, ChosenColumns>();

  const chosenFor = ({ table }: WantedList): ChosenColumns | undefined =>
    table && (chosen.get(keyOf(table)) ?? columnsFor(keyOf(table)));

  /** Reads again by the columns that were chosen for this table, now or before. */
  function byChoice(read: (columns?: ChosenColumns) => WantedList): WantedList {
    const list = read();
    const columns = chosenFor(list);
    return columns ? read(columns) : list;
  }

  /** Reads file or text; undefined when something else was written meanwhile. */
  async function read(): Promise<WantedList | undefined> {
    turn += 1;
    const [mine, text] = [turn, state.text];
    if (!file && text.trim() === '') {
      state.list = null;
      return { lines: [], left: [], withoutQuantities: true };
    }
    const byColumns = file ? file.read : await (await reader()).readerOf(text);
    if (mine !== turn) return undefined;
    const list = byChoice(byColumns);
    state.list = ref(list);
    return list;
  }

  /** Remembers what columns with these headings are, and reads by it. Which rows are wanted is another question each time. */
  async function choose(answers: ChosenColumns): Promise<void> {
    const table = state.list?.table;
    if (!table) return;
    const columns = new Map([...(chosen.get(keyOf(table)) ?? columnsFor(keyOf(table)) ?? []), ...answers]);
    chosen.set(keyOf(table), columns);
    rememberColumns(keyOf(table), columns);
    state.bad = '';
    await read();
  }

  /** The file stands in place of the text; nothing of it is added before its lines were seen. */
  async function take(name: string, result: ListFileRead): Promise<void> {
    if (!result.ok) return say(refusalOf(result), 'warn');
    file = result.file;
    const { sheet = '', otherSheets } = file;
    Object.assign(state, { file: ref({ name, sheet, others: otherSheets }), bad: '', correcting: false });
    await read();
  }

  function dropFile(): void {
    file = undefined;
    Object.assign(state, { file: null, list: null, correcting: false, bad: '' });
  }

  return {
    read,
    dropFile,
    /** Reads in the background; a failed chunk is told when the list is looked up. */
    readSoon(): void {
      read().catch(() => undefined);
    },
    async readFile(picked: File): Promise<void> {
      if (picked.size > MOST_LIST_BYTES) return say(tooLargeFile, 'warn');
      try {
        const { readListFile } = await reader();
        await take(picked.name, await readListFile(new Uint8Array(await picked.arrayBuffer()), tableIn));
      } catch (error) {
        report(error);
      }
    },
    async chooseSheet(name: string): Promise<void> {
      const result = file?.ofSheet?.(name);
      if (result && state.file) await take(state.file.name, result);
    },
    /** What a person says of one column. */
    chooseColumn: (at: number, answer: ColumnAnswer): Promise<void> => choose(new Map([[at, answer]])),
    /** Cartons and pieces are the quantity together. */
    addColumns(): Promise<void> {
      const { table } = state.list ?? {};
      return table ? choose(addedUp(table)) : Promise.resolve();
    },
    /** The list has no column of quantities. */
    chooseNoQuantity(): Promise<void> {
      const { table } = state.list ?? {};
      return table ? choose(new Map([withoutQuantity(table)])) : Promise.resolve();
    },
  };
}

/** A table is known again by its headings, without one by the number of its columns. */
const keyOf = ({ heads }: TableReading): string =>
  heads.some(Boolean) ? heads.join('|').slice(0, 400) : `${heads.length}`;

function refusalOf(refusal: ListFileRefusal): Message {
  switch (refusal.because) {
    case 'tooManyRows':
      return tooManyRows(refusal.rows, MOST_ROWS);
    case 'tooLarge':
      return tooLargeFile;
    case 'unpacksTooLarge':
      return unpacksTooLarge;
    case 'locked':
      return lockedFile;
    case 'oldExcel':
      return oldExcelFile;
    case 'empty':
      return emptyFile;
    case 'noList':
      return noListFile;
  }
}
