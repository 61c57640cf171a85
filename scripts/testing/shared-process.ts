/**
 * The test files of a project share a process per core, so that Node, the libraries and the embedded database start
 * only once. A file must leave the process as it found it, or the next file would be affected. Files share the modules
 * of contract, rules, stand-in and terminal too, which keep nothing from one use to the next. Only the web's stores do:
 * its files, and those that replace modules, get fresh copies.
 */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';
import { needsFreshModules, replacesModules } from './fresh-modules.ts';

/** The key of the recorded globals, which outlive this module. */
const SEEN = Symbol.for('yaocang.tests.globals');

/** Globals that are no test's: Playwright's zod, and `ch`, which Node 20's own reader of CommonJS leaves until 20.20.0. */
const NOT_OURS = /^(__zod_.*|ch)$/;

/** The server's library replaces these globals while it listens; each file starts with Node's own. */
const NODES_OWN = ['Request', 'Response'] as const;

const path = expect.getState().testPath ?? '';
const source = readFileSync(path, 'utf8');
if (needsFreshModules(path, source)) vi.resetModules();
if (replacesModules(source)) afterAll(() => vi.resetModules());
for (const name of NODES_OWN) if (firstSeen().has(name)) Object.assign(globalThis, { [name]: firstSeen().get(name) });
// Node 25 and newer have storages of their own, which Vitest keeps: a page's test gets happy-dom's, any other has none.
for (const name of ['localStorage', 'sessionStorage']) {
  if (typeof window === 'undefined') Reflect.deleteProperty(globalThis, name);
  else Object.defineProperty(globalThis, name, { value: new Storage(), configurable: true, writable: true });
}
// What an earlier file stored or rendered would be this file's.
if (typeof window !== 'undefined') {
  for (const part of [document.head, document.body]) part.replaceChildren();
}
const found = traces();
afterAll(() => expect(traces(), 'left behind in the process').toEqual(found));

/** What outlives the modules of a test file. */
function traces() {
  return {
    environment: { ...process.env },
    folder: process.cwd(),
    exitCode: process.exitCode,
    globals: globals(),
    timers: vi.isFakeTimers() ? 'fake' : 'real',
  };
}

/** The names of all globals; those that a test replaced and did not restore are marked. Symbols belong to libraries. */
function globals(): string[] {
  const names = Object.getOwnPropertyNames(globalThis) as (keyof typeof globalThis)[];
  return names
    .filter((name) => globalThis[name] !== undefined && !NOT_OURS.test(name))
    .map((name) => `${name}${isReplaced(name) ? '*' : ''}`)
    .sort();
}

function isReplaced(name: keyof typeof globalThis): boolean {
  const known = firstSeen();
  if (!known.has(name)) known.set(name, globalThis[name]);
  return known.get(name) !== globalThis[name] && !NODES_OWN.some((each) => each === name);
}

/** The globals at the start of the first file of this process. */
function firstSeen(): Map<string, unknown> {
  const place = globalThis as { [SEEN]?: Map<string, unknown> };
  place[SEEN] ??= new Map();
  return place[SEEN];
}
