import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestShop, type TestShop } from '#fixtures/backend/test-shop.ts';
import { LOOPBACK } from '#fixtures/loopback.ts';
import { runAll, tasksOf } from '../run-all.ts';
import { telling, testPorts } from '../testing/test-ports.ts';
import { scenarios } from './index.ts';

// A whole shop with its database takes its time on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let standIn: TestShop;
beforeAll(async () => {
  standIn = await openTestShop();
}, 60_000);
afterAll(() => standIn.close());

const MEMBERS = {
  buyer: 'yaodian',
  credit: 'feixianjie',
  unverified: 'weirenzheng',
  narrow: 'fanweiwai',
  chain: 'liansuo',
};

const run = (which: typeof scenarios, operate = true) => {
  const { fetch, operate: act, shop } = standIn;
  const over = { base: `${LOOPBACK}/api`, fetch, operate: act, now: () => shop.now() };
  return runAll(tasksOf(which, 2, {}), {
    ...telling,
    jobs: 1,
    portsFor: async ({ scenario }) =>
      testPorts(over, MEMBERS[scenario.role ?? 'buyer'], operate ? {} : { operate: undefined }),
    now: () => shop.now(),
    goOn: () => true,
    each: () => undefined,
  });
};
const troubles = (runs: Awaited<ReturnType<typeof run>>) =>
  runs.flatMap(({ steps, left }) => [
    ...steps.flatMap(({ name, trouble }) => (trouble ? `${name}: ${trouble.message}` : [])),
    ...left,
  ]);
const skips = (runs: Awaited<ReturnType<typeof run>>) =>
  runs.flatMap(({ steps }) => steps.flatMap(({ because }) => because ?? []));

test.each(scenarios)('$name holds twice, whole, and leaves nothing behind', async (scenario) => {
  const runs = await run([scenario]);
  expect(troubles(runs)).toEqual([]);
  expect(skips(runs)).toEqual([]);
  expect(runs.every(({ steps }) => steps.length > 1)).toBe(true);
});

test('names are unlike each other, and tell no secret', () => {
  const names = scenarios.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.every((name) => /^[a-z][a-z-]+$/.test(name))).toBe(true);
});
