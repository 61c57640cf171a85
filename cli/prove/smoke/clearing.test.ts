import { expect, test } from 'vitest';
import { CancelledError } from '#shared/errors.ts';
import type { SmokePorts } from './ports.ts';
import { createStepReporter } from './step-reporter.ts';
import { clearAway, GRACE, type PutBack } from './walk.ts';

/** A run that can be ended, and a clock that goes on only when it is told. */
function ending() {
  const run = new AbortController();
  let due: (() => void) | undefined;
  const gaveUp: boolean[] = [];
  const clock = {
    now: () => 0,
    wait: (ms: number, signal: AbortSignal) =>
      new Promise<void>((resolve, reject) => {
        expect(ms).toBe(GRACE);
        due = resolve;
        signal.addEventListener('abort', () => reject(new CancelledError('wait')));
      }),
  };
  const clearing = { giveUp: () => void gaveUp.push(true) };
  const waiting: string[][] = [];
  const puttingBack = (all: readonly string[]) => void waiting.push([...all]);
  const account = { user: 'yaodian', password: '', payPassword: '' };
  const ports = { clock, signal: run.signal, clearing, puttingBack, account, program: 'yaocang --env stage' };
  const clear = (all: readonly PutBack[]) => clearAway(all, ports as unknown as SmokePorts, createStepReporter('en'));
  return { run, clear, gaveUp, waiting, graceIsOver: () => due?.(), waits: () => due !== undefined };
}
const never = () => new Promise<never>(() => undefined);
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('last first, and what fails is told and stops nothing', async () => {
  const log: string[] = [];
  const { clear, waits } = ending();
  const left = await clear([
    { what: ['一', 'one'], act: async () => log.push('one') },
    { what: ['二', 'two'], act: async () => Promise.reject(new Error('no')), mend: () => 'cart remove 7' },
    { what: ['三', 'three'], act: async () => log.push('three') },
  ]);
  expect(log).toEqual(['three', 'one']);
  expect(left).toEqual([
    expect.stringMatching(/^two: .*no.*; to mend it, logged in as yaodian: yaocang --env stage cart remove 7$/),
  ]);
  expect(waits()).toBe(false);
});

test('a run that was ended has its grace, and then leaves the rest', async () => {
  const { run, clear, gaveUp, graceIsOver } = ending();
  run.abort();
  const log: string[] = [];
  const cleared = clear([
    { what: ['一', 'one'], act: never },
    { what: ['二', 'two'], act: never },
    { what: ['三', 'three'], act: async () => log.push('three') },
  ]);
  await settled();
  expect([log, gaveUp]).toEqual([['three'], []]);
  graceIsOver();
  expect((await cleared).map((each) => each.split(':')[0])).toEqual(['two', 'one']);
  expect(gaveUp).toEqual([true]);
});

test('the grace begins with an end that comes while it is being cleared away', async () => {
  const { run, clear, graceIsOver, waits, waiting } = ending();
  const cleared = clear([{ what: ['一', 'one'], act: never, mend: 'order close 5' }]);
  await settled();
  expect([waits(), waiting]).toEqual([false, []]);
  run.abort();
  // Whoever ends it at once, with a second Ctrl-C, has read what that leaves.
  expect(waiting).toEqual([['one; to mend it, logged in as yaodian: yaocang --env stage order close 5']]);
  graceIsOver();
  expect(await cleared).toHaveLength(1);
});
