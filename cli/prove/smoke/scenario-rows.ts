/** Rows of data of a scenario: a JSON list of objects, or CSV whose first line names its columns. */
import { readFile } from 'node:fs/promises';
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { say } from './file/dictionary.ts';
import { JsoncError, readJsonc } from './file/jsonc.ts';

export type Row = Readonly<Record<string, string>>;

/** Each row is a walk with a report of its own. */
const MOST_ROWS = 10_000;

/** Reads rows; a usage fault names file, line and what is wrong. `from` is where the file is named. */
export async function readRows(file: string, from: string): Promise<readonly Row[]> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Fault('usage', labelled(plainly(from), say.unreadable(file)), { cause });
  });
  const rows = /\.csv$/i.test(file) ? ofCsv(text, file) : ofJson(text, file);
  if (rows.length === 0) throw wrong(file, 1, say.noRows);
  if (rows.length > MOST_ROWS) throw wrong(file, 1, say.manyRows(rows.length, MOST_ROWS));
  return rows;
}

function ofJson(text: string, file: string): Row[] {
  try {
    const { value, line } = readJsonc(text);
    if (!Array.isArray(value)) throw new JsoncError(say.rows, 1);
    return value.map((row: unknown, at) => {
      if (typeof row !== 'object' || row === null || Array.isArray(row)) throw new JsoncError(say.rows, line(`${at}`));
      return Object.fromEntries(Object.entries(row).map(([name, each]) => [name, String(each)]));
    });
  } catch (error) {
    if (error instanceof JsoncError) throw wrong(file, error.line, error.words);
    throw error;
  }
}

function ofCsv(text: string, file: string): Row[] {
  const [first, ...rest] = records(text.replace(/^\uFEFF/, ''), file);
  const names = first?.cells.map((name) => name.trim()) ?? [];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw wrong(file, 1, say.twice(twice));
  return rest.map(({ cells, line }) => {
    if (cells.length !== names.length) throw wrong(file, line, say.columns(cells.length, names.length));
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

interface CsvRecord {
  readonly cells: readonly string[];
  readonly line: number;
}

const CELL = /("(?:[^"]|"")*"|[^",\r\n][^,\r\n]*|)(,|\r?\n|$)/y;

function records(text: string, file: string): CsvRecord[] {
  const all: CsvRecord[] = [];
  let cells: string[] = [];
  let [line, begins] = [1, 1];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const found = CELL.exec(text);
    // Only a quote that is not closed, or something behind one, cannot be read.
    if (!found) throw wrong(file, line, say.unclosed);
    const [whole, cell = '', end] = found;
    cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    line += whole.split('\n').length - 1;
    if (end === ',' && CELL.lastIndex < text.length) continue;
    if (end === ',') cells.push('');
    if (cells.some((each) => each !== '')) all.push({ cells, line: begins });
    [cells, begins] = [[], line];
  }
  return all;
}

const wrong = (file: string, line: number, why: Words): Fault =>
  new Fault('usage', labelled(plainly(`${file}:${line}`), why));
