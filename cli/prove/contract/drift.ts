/**
 * Compares an answer with its declaration. The codecs of the declaration read it: what they note is missing or has another
 * type, and fields that they never read are extra. A second reading without nulls finds fields that are null.
 */

import { byRows, notedByRows, starred } from '#cli/shop/by-rows.ts';
import { lostLetters } from '#cli/shop/clients.ts';
import { pageUrl } from '#shared/client/page-link.ts';
import type { Call } from '#shared/contract/call.ts';
import { type Deviation, startAt } from '#shared/contract/wire.ts';
import { ShapeError } from '#shared/errors.ts';
import { unpricedIn } from './unpriced.ts';

export type RawAnswer = Readonly<Record<string, unknown>>;

export interface Finding {
  readonly call: string;
  /** Path in the answer; `*` is any item of a list. */
  readonly path: string;
  readonly kind: 'missing' | 'extra' | 'retyped' | 'null' | 'unseen' | 'garbled' | 'cut' | 'around';
  readonly declared: string;
  readonly got: string;
}

/** Missing and wrong fields deviate; undeclared ones are only noted. */
export const isDeviation = ({ kind }: Finding): boolean => kind !== 'extra';

/** What a codec noted. `came`: the value, if it is known. */
export function findingOf({ path: call }: Call, { path, expected, got }: Deviation, came?: unknown): Finding {
  const kind = kindOf({ path, expected, got });
  const told = kind === 'unseen' && came !== undefined ? shown(came) : got;
  return { call, path: anyRow(path), kind, declared: expected, got: told };
}

/** A path in which `*` is any row. */
export const anyRow = (path: string): string => starred(path) || '.';

/** The envelope of every answer (document 1 §8). */
const ENVELOPE = ['success', 'error', 'content', 'no_mes', 'need_login'];

/** Some deviations stop the decoder. At most so many are replaced to go on. */
const STEPS = 30;

/** All findings of an answer, each path once. Links to next pages must lead to `base`. */
export function driftOf(call: Call, raw: RawAnswer, base = ''): Finding[] {
  const fields = Object.fromEntries(
    Object.entries(raw).filter(([name]) => !ENVELOPE.includes(name) || Object.hasOwn(call.answer.fields, name)),
  );
  const read = decode(call, fields);
  const nulls = decode(call, withoutNulls(fields) as RawAnswer);
  const finding = (path: string, kind: Finding['kind'], declared: string, got: string): Finding => ({
    call: call.path,
    path: anyRow(path),
    kind,
    declared,
    got,
  });
  const lost = lostLetters(fields);
  const all = [
    ...(lost === undefined ? [] : [finding(lost, 'garbled', 'UTF-8', 'U+FFFD')]),
    ...cutOff(call, fields.page_next, base).map(({ expected, got }) => finding('page_next', 'cut', expected, got)),
    ...read.noted.map((each) => findingOf(call, each, at(fields, each.path))),
    ...nulls.noted
      // MySQL's NULL is an empty text.
      .filter(({ path, expected, got }) => got === 'nothing' && expected !== 'text' && at(fields, path) === null)
      // What a declaration refuses is told by it.
      .filter(({ path }) => !read.noted.some((each) => anyRow(each.path) === anyRow(path)))
      .map(({ path, expected }) => finding(path, 'null', expected, 'null')),
    ...unpricedIn(call.answer, fields).map((path) => finding(path, 'missing', 'amount of yuan', 'nothing')),
    ...extras(fields, read.looked).map((path) => finding(path, 'extra', 'nothing', typeOf(at(fields, path)))),
  ];
  const places = new Set(all.filter(({ kind }) => kind !== 'extra' && kind !== 'null').map(({ path }) => path));
  const told = all.filter(({ path }) => !aboveOf(path).some((above) => places.has(above)));
  return [...new Map(told.map((each) => [keyOf(each), each])).values()];
}

function cutOff(call: Call, link: unknown, base: string): Pick<Deviation, 'expected' | 'got'>[] {
  if (link === '') return [{ expected: 'a link or "end"', got: 'nothing' }];
  if (typeof link !== 'string' || !('page_next' in call.answer.fields)) return [];
  try {
    pageUrl(call, link, { base, fetch, token: () => '', agencyId: () => '' });
    return [];
  } catch (error) {
    if (error instanceof ShapeError) return [error];
    throw error;
  }
}

const aboveOf = (path: string): string[] =>
  path
    .split('.')
    .map((_, at, names) => names.slice(0, at).join('.'))
    .slice(1);

export const keyOf = ({ call, path, kind, declared, got }: Finding): string =>
  [call, path, kind, declared, got.replace(/^a list of \d+$/, 'a list').replace(/ \(\d+\/\d+\)$/, '')].join(' | ');

function kindOf({ expected, got }: Deviation): Finding['kind'] {
  if (/^nothing( \(|$)/.test(got)) return 'missing';
  return /^(one of|success) /.test(expected) && /^(string|number)$/.test(got) ? 'unseen' : 'retyped';
}

function decode(call: Call, fields: RawAnswer): { noted: Deviation[]; looked: ReadonlySet<string> } {
  const looked = new Set<string>();
  const noted: Deviation[] = [];
  let raw: unknown = fields;
  for (let step = 0; step < STEPS; step += 1) {
    const found = readOnce(call, watched(raw, '', looked));
    noted.push(...found);
    // What all entries lack is noted of each entry, too.
    const halting = found.filter(
      ({ path, expected }) => !path.includes('*') && (expected === 'id' || expected.startsWith('file')),
    );
    if (halting.length === 0) break;
    for (const { path } of halting) raw = replaced(raw, path.split('.'));
  }
  return { noted, looked };
}

/** The deviations of one reading. A missing id ends the reading, or drops its row. */
function readOnce(call: Call, raw: unknown): Deviation[] {
  const from = startAt(false);
  try {
    call.answer.read(raw, from);
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error;
    const { path, expected, got } = byRows(error, from.noted);
    from.noted.push({ path, expected, got });
  }
  return from.noted.map((each) => notedByRows(each, from.noted));
}

function watched(value: unknown, path: string, looked: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  return new Proxy(value, {
    get(target, name) {
      if (typeof name === 'string') looked.add(below(name));
      return watched(Reflect.get(target, name), below(String(name)), looked);
    },
    ownKeys(target) {
      for (const name of Object.keys(target)) looked.add(below(name));
      return Reflect.ownKeys(target);
    },
  });
}

function extras(value: unknown, looked: ReadonlySet<string>, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => {
    const here = path === '' ? name : `${path}.${name}`;
    return looked.has(here) ? extras(each, looked, here) : [here];
  });
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutNulls);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(kept.map(([name, each]) => [name, withoutNulls(each)]));
}

/** A copy with an id at this path, where one was missing. */
function replaced(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined || name === '') return '1';
  const copy: Record<string, unknown> = { ...(value as object) };
  copy[name] = replaced(copy[name] ?? {}, rest);
  return Array.isArray(value) ? Object.values(copy) : copy;
}

function at(value: unknown, path: string): unknown {
  let found = value;
  for (const name of path.split('.')) found = (found as Record<string, unknown> | null | undefined)?.[name];
  return found;
}

const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, 60);
const typeOf = (value: unknown): string => {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : typeof value;
};
