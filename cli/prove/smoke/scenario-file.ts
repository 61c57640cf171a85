/** Reads a scenario from a file, with the files and legs that it uses and its rows of data. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { effectOf } from '#cli/shop/guard.ts';
import { fieldsOf } from '#cli/shop/json.ts';
import { effects } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { labelled, plainly } from '#cli/text/words.ts';
import { checkFile, OWN_NAMES } from './file/check-file.ts';
import { say } from './file/dictionary.ts';
import { readScenario } from './file/format.ts';
import { readJsonc, wrong } from './file/jsonc.ts';
import { legs } from './file/legs.ts';
import { firstValues, type LoadedFile, legOf } from './file/walk-file.ts';
import type { Values } from './ports.ts';
import type { Scenario } from './scenario.ts';

/** Reads a scenario; a usage fault names file, line and what is wrong. `given` are the names that the command line sets. */
export async function loadScenario(file: string, given: readonly string[] = []): Promise<Scenario> {
  const loaded = await load(file, []);
  const { name, about, role } = loaded;
  const rows = await rowsOf(loaded);
  const named = (rows ?? []).map((row) => Object.keys(row));
  const columns = (named[0] ?? []).filter((each) => named.every((names) => names.includes(each)));
  checkFile(loaded, new Set([...OWN_NAMES, ...columns, ...given]));
  const leg = legOf(loaded);
  return {
    name,
    about: [about, about],
    effect: worst(loaded),
    role,
    rows,
    run: (walk) => leg(walk, firstValues(walk, loaded)),
  };
}

async function rowsOf({ rows, file, line }: LoadedFile): Promise<readonly Values[] | undefined> {
  if (typeof rows === 'string') return readRows(resolve(dirname(file), rows), `${file}:${line('rows')}`);
  if (rows?.length === 0) throw wrong(file, line('rows'), say.noRows);
  return rows;
}

/** `from` is where another file uses it. */
async function load(file: string, around: readonly string[], from?: string): Promise<LoadedFile> {
  const within = [...around, resolve(file)];
  const document = readJsonc(await textOf(file, from), file);
  const scenario = readScenario(document);
  const files: Record<string, LoadedFile> = {};
  for (const step of [...scenario.steps, ...scenario.cleanUp]) {
    if (step.kind !== 'use' || legs[step.use]) continue;
    const other = resolve(dirname(file), step.use);
    const line = document.line(step.path);
    if (within.includes(other)) throw wrong(file, line, say.usesItself);
    files[step.use] = await load(other, within, `${file}:${line}`);
  }
  return { ...scenario, file, line: document.line, files };
}

function textOf(file: string, from: string | undefined): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    const why = say.unreadable(file);
    throw new Fault('usage', from === undefined ? why : labelled(plainly(from), why), { cause });
  });
}

/** What a file does at most; one that is used may do anything. */
function worst({ steps, cleanUp }: LoadedFile): Scenario['effect'] {
  const all = [...steps, ...cleanUp].flatMap((step) => {
    if (step.kind === 'call') return effectOf(step.known.call);
    return step.kind === 'use' ? (legs[step.use]?.effect ?? 'money') : [];
  });
  return effects.findLast((effect) => all.includes(effect)) ?? 'read';
}

/** Each row is a walk with a report of its own. */
const MOST_ROWS = 10_000;

/** Reads rows; a usage fault names file, line and what is wrong. `from` is where the file is named. */
export async function readRows(file: string, from: string): Promise<readonly Values[]> {
  const text = await textOf(file, from);
  const rows = /\.csv$/i.test(file) ? ofCsv(text, file) : ofJson(text, file);
  if (rows.length === 0) throw wrong(file, 1, say.noRows);
  if (rows.length > MOST_ROWS) throw wrong(file, 1, say.manyRows(rows.length, MOST_ROWS));
  return rows;
}

function ofJson(text: string, file: string): Values[] {
  const { value, line } = readJsonc(text, file);
  if (!Array.isArray(value)) throw wrong(file, 1, say.rows);
  return value.map((row: unknown, at) => {
    const fields = fieldsOf(row);
    if (!fields) throw wrong(file, line(`${at}`), say.rows);
    return Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, String(each)]));
  });
}

function ofCsv(text: string, file: string): Values[] {
  const [first, ...rest] = records(text.replace(/^\uFEFF/, ''), file);
  const names = first?.cells.map((name) => name.trim()) ?? [];
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) throw wrong(file, 1, say.twice(twice));
  return rest.map(({ cells, line }) => {
    if (cells.length !== names.length) throw wrong(file, line, say.columns(cells.length, names.length));
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const CELL = /("(?:[^"]|"")*"|[^",\r\n][^,\r\n]*|)(,|\r?\n|$)/y;

function records(text: string, file: string) {
  const all: { readonly cells: readonly string[]; readonly line: number }[] = [];
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
