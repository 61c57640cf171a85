/** Reads a scenario from a file, with the files and legs that it uses and its rows of data. */
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { callsLike, type KnownCall, knownCall } from '#cli/record/known-calls.ts';
import { effectOf } from '#cli/smoke/effect.ts';
import { say } from '#cli/smoke/file/dictionary.ts';
import { type FileStep, readScenario } from '#cli/smoke/file/format.ts';
import { JsoncError, readJsonc } from '#cli/smoke/file/jsonc.ts';
import { type Leg, legs } from '#cli/smoke/file/legs.ts';
import { firstValues, type LoadedFile, legOf } from '#cli/smoke/file/walk-file.ts';
import type { Scenario } from '#cli/smoke/scenario.ts';
import { labelled, plainly, type Words } from '#cli/words/words.ts';
import { Fault } from './fault.ts';

type Row = Readonly<Record<string, string>>;

/** True for a name that means a file. */
export const isScenarioFile = (name: string): boolean => /\.jsonc?$|[\\/]/.test(name);

/** Reads a scenario; a usage fault names file, line and what is wrong. */
export async function loadScenario(file: string): Promise<Scenario> {
  const loaded = await load(file, []);
  const { name, about, role, alone, rows } = loaded.scenario;
  const leg = legOf(loaded);
  return {
    name,
    about: [about, about],
    effect: worst(loaded),
    ...(role === undefined ? {} : { role }),
    ...(alone ? { alone: true } : {}),
    ...(rows === undefined
      ? {}
      : { rows: typeof rows === 'string' ? await readRows(resolve(dirname(file), rows)) : rows }),
    run: (walk) => leg(walk, firstValues(walk, loaded)),
  };
}

async function load(file: string, around: readonly string[]): Promise<LoadedFile> {
  const absolute = resolve(file);
  if (around.includes(absolute)) throw wrong(file, 1, say.usesItself);
  const text = await textOf(file);
  try {
    const document = readJsonc(text);
    const scenario = readScenario(document);
    const steps = [...scenario.steps, ...scenario.cleanUp];
    const calls = callsOf(steps, document.line, file);
    const uses = await usesOf(steps, (path) => document.line(path), file, [...around, absolute]);
    return { scenario, file, line: document.line, calls, uses };
  } catch (error) {
    if (error instanceof JsoncError) throw wrong(file, error.line, error.words);
    throw error;
  }
}

function callsOf(steps: readonly FileStep[], line: LoadedFile['line'], file: string): Record<string, KnownCall> {
  const found = steps.flatMap((step) => {
    if (step.kind !== 'call') return [];
    const known = knownCall(step.call);
    if (known) return [[step.call, known] as const];
    const alike = callsLike(step.call).join(', ');
    throw wrong(file, line(`${step.path}.call`), say.noCall(step.call, alike));
  });
  return Object.fromEntries(found);
}

async function usesOf(
  steps: readonly FileStep[],
  line: LoadedFile['line'],
  file: string,
  around: readonly string[],
): Promise<Record<string, Leg>> {
  const found: Record<string, Leg> = {};
  for (const step of steps) {
    if (step.kind !== 'use') continue;
    const leg = legs[step.use];
    if (!leg && !isScenarioFile(step.use)) {
      throw wrong(file, line(step.path), say.noLeg(step.use, Object.keys(legs).join(', ')));
    }
    found[step.use] = leg ?? legOf(await load(resolve(dirname(file), step.use), around));
  }
  return found;
}

const ORDER = ['read', 'session', 'write', 'money'] as const;
const EFFECTS: Readonly<Record<string, Scenario['effect']>> = {
  login: 'session',
  goods: 'session',
  order: 'write',
  pay: 'money',
  receipt: 'money',
};

function worst({ scenario, calls }: LoadedFile): Scenario['effect'] {
  const steps = [...scenario.steps, ...scenario.cleanUp];
  const used = steps.flatMap((step) =>
    step.kind === 'use' ? [EFFECTS[step.use] ?? (isScenarioFile(step.use) ? 'money' : 'read')] : [],
  );
  const all = [...used, ...Object.values(calls).map(({ call }) => effectOf(call))];
  return ORDER.findLast((effect) => all.includes(effect)) ?? 'read';
}

/** Rows of a JSON list of objects, or of a CSV file whose first line names its columns. */
async function readRows(file: string): Promise<readonly Row[]> {
  const text = await textOf(file);
  if (/\.csv$/i.test(file)) return csv(text);
  try {
    const { value } = readJsonc(text);
    if (Array.isArray(value)) {
      return value.map((row: object) =>
        Object.fromEntries(Object.entries(row).map(([name, each]) => [name, String(each)])),
      );
    }
  } catch (error) {
    if (error instanceof JsoncError) throw wrong(file, error.line, error.words);
    throw error;
  }
  throw wrong(file, 1, say.rows);
}

function csv(text: string): Row[] {
  const [head = [], ...rows] = records(text.replace(/^\uFEFF/, ''));
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [name.trim(), row[at] ?? ''])));
}

const CELL = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/y;

function records(text: string): string[][] {
  const all: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex < text.length) {
    const [, cell = '', end] = CELL.exec(text) ?? [];
    all.at(-1)?.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
    if (end !== ',' && CELL.lastIndex < text.length) all.push([]);
    if (end === undefined) break;
  }
  return all.filter((row) => row.some((cell) => cell !== ''));
}

async function textOf(file: string): Promise<string> {
  return readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Fault('usage', [`无法读取 ${file}`, `cannot read ${file}`], { cause });
  });
}

const wrong = (file: string, line: number, why: Words): Fault =>
  new Fault('usage', labelled(plainly(`${file}:${line}`), why));
