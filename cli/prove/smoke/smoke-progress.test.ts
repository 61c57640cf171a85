import { expect, test } from 'vitest';
import { runFlow, unattended } from '#shared/flows/flow.ts';
import type { Scenario } from './ports.ts';
import { type Task, tasksOf } from './run-all.ts';
import { type Hearing, progressOf, type SmokeProgress } from './smoke-progress.ts';

const scenario: Scenario = { name: 'road', about: ['路', 'road'], effect: 'read', run: async () => undefined };
const [first, second] = tasksOf([scenario], 2, {}) as [Task, Task];
const report = (run: number, ok = true) => ({ scenario: 'road', run, ok, ms: 1, steps: [], left: [] });
const found = { language: 'zh' as const, scenario: 'road', ok: true, started: 0, ms: 1, runs: [] };

function states(run: (hearing: Hearing) => Promise<typeof found>) {
  const seen: SmokeProgress[] = [];
  const ended = runFlow(
    progressOf(run, 2, () => 7),
    unattended(new AbortController().signal),
    (state) => seen.push(state),
  );
  return { seen, ended };
}

test('each step that begins and each walk that ends is a state; the walks side by side stand in their order', async () => {
  const { seen, ended } = states(async ({ stepping, each }) => {
    stepping?.(second, 1, 'a');
    stepping?.(first, 0, 'a');
    stepping?.(second, 1, 'b');
    await new Promise(setImmediate);
    each(report(2, false), second);
    each(report(1), first);
    return found;
  });
  await expect(ended).resolves.toBe(found);
  expect(seen[3]?.underway).toMatchObject([
    { lane: 0, task: first, step: 'a', steps: 1 },
    { lane: 1, task: second, step: 'b', steps: 2, began: 7 },
  ]);
  expect(seen.at(-1)).toMatchObject({ total: 2, underway: [], ended: [{ run: 2, ok: false }, { run: 1 }] });
});

test('what the run throws, the flow throws', async () => {
  const { ended } = states(async () => {
    throw new Error('no members');
  });
  await expect(ended).rejects.toThrow('no members');
});
