/**
 * The test files of a project share a process on each core, so that Node, the libraries and the embedded database start
 * once for all of them. Each file still finds our own modules as fresh as in a process of its own, and must leave the
 * process as it found it: what one left behind would meet the next.
 */
import { afterAll, expect, vi } from 'vitest';

/** Where the globals are kept, beyond the life of this module. */
const SEEN = Symbol.for('yaocang.tests.globals');

/** Where the server listens, its library puts its own in their place; each file begins with Node's. */
const NODES_OWN = ['Request', 'Response'] as const;

vi.resetModules();
for (const name of NODES_OWN) if (firstSeen().has(name)) Object.assign(globalThis, { [name]: firstSeen().get(name) });
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

/** The names of all globals; those that a test replaced and did not put back are marked. Symbols are the libraries' own. */
function globals(): string[] {
  const names = Object.getOwnPropertyNames(globalThis) as (keyof typeof globalThis)[];
  return names
    .filter((name) => globalThis[name] !== undefined)
    .map((name) => `${name}${isReplaced(name) ? '*' : ''}`)
    .sort();
}

function isReplaced(name: keyof typeof globalThis): boolean {
  const known = firstSeen();
  if (!known.has(name)) known.set(name, globalThis[name]);
  return known.get(name) !== globalThis[name] && !NODES_OWN.some((each) => each === name);
}

/** The globals as the first file of this process found them. */
function firstSeen(): Map<string, unknown> {
  const place = globalThis as { [SEEN]?: Map<string, unknown> };
  place[SEEN] ??= new Map();
  return place[SEEN];
}
