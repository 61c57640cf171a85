import { expect, test } from 'vitest';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import type { SmokePorts } from './ports.ts';
import { runAll, type Task, tasksOf } from './run-all.ts';
import type { Scenario } from './scenario.ts';
import { telling } from './testing/test-ports.ts';

/** Scenarios that only note when they begin and end. */
function noting() {
  const log: string[] = [];
  const scenario = (name: string, more: Partial<Scenario> = {}): Scenario => ({
    name,
    about: [name, name],
    effect: 'read',
    tags: [],
    run: async () => {
      log.push(`+${name}`);
      for (let turn = 0; turn < 3; turn += 1) await Promise.resolve();
      log.push(`-${name}`);
    },
    ...more,
  });
  const { signal } = new AbortController();
  const ports = {
    clock: { now: () => 0 },
    signal,
    account: { user: 'a', password: '', payPassword: '' },
  } as SmokePorts;
  const run = (tasks: readonly Task[], jobs: number, goOn = () => true, retries = 0) =>
    runAll(tasks, {
      ...telling,
      jobs,
      retries,
      portsFor: async (_, lane) => ({ ...ports, account: { ...ports.account, user: `member ${lane}` } }),
      now: () => 0,
      goOn,
      each: () => undefined,
    });
  return { log, scenario, run };
}

test('each scenario so many times', () => {
  const { scenario } = noting();
  const tasks = tasksOf([scenario('x'), scenario('y')], 2);
  expect(tasks.map((task) => `${task.scenario.name} ${task.run}`)).toEqual(['x 1', 'x 2', 'y 1', 'y 2']);
});

test('side by side; reports in the order of the tasks', async () => {
  const { log, scenario, run } = noting();
  const all = [scenario('zero'), scenario('one', { role: 'buyer' }), scenario('two', { role: 'buyer' })];
  const reports = await run(tasksOf(all, 1), 2);
  expect(reports.map((report) => report.scenario)).toEqual(['zero', 'one', 'two']);
  expect(log.slice(0, 2)).toEqual(['+zero', '+one']);
});

test('one job does one after the other', async () => {
  const { log, scenario, run } = noting();
  await run(tasksOf([scenario('one'), scenario('two')], 1), 1);
  expect(log).toEqual(['+one', '-one', '+two', '-two']);
});

test('stops when it should not go on', async () => {
  const { scenario, run } = noting();
  let left = 2;
  const reports = await run(tasksOf([scenario('one')], 5), 1, () => {
    left -= 1;
    return left >= 0;
  });
  expect(reports).toHaveLength(2);
});

test('a scenario that failed is tried again; passing then, what failed before stays in its report', async () => {
  const { scenario, run } = noting();
  let [left, unknown] = [2, 0];
  const shaky = scenario('shaky', {
    run: async (walk) => {
      left -= 1;
      if (left >= 0) throw new NetworkError('a.php?act=b', 'dropped');
      await walk.step(['一步', 'a step'], { path: 'a.php?act=b' }, async () => undefined);
    },
  });
  const costly = scenario('costly', {
    run: async () => {
      unknown += 1;
      throw new UnknownOutcomeError('a.php?act=pay', new NetworkError('a.php?act=pay', 'dropped'));
    },
  });
  const [first, second] = await run(tasksOf([shaky, costly], 1), 1, undefined, 2);
  expect([first?.ok, first?.earlier?.map(([step]) => step?.trouble?.code)]).toEqual([true, ['network', 'network']]);
  // What may have cost money is not tried again.
  expect([second?.ok, second?.earlier, unknown]).toEqual([false, undefined, 1]);
});
