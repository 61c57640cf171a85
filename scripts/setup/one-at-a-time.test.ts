import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.mjs';

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'yaocang-lock-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('who comes second waits, and says for whom; the lock is gone afterwards', async () => {
  const path = join(folder, 'a', 'build.lock');
  const steps: string[] = [];
  let letGo = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let begun = (): void => undefined;
  const begins = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const first = oneAtATime(path, async () => {
    steps.push('first begins');
    begun();
    await gate;
    steps.push('first ends');
  });
  // Of two that ask at once, either may be the first.
  await begins;
  const second = oneAtATime(
    path,
    async () => void steps.push('second'),
    (holder) => {
      steps.push(`waits for ${holder === process.pid}`);
      letGo();
    },
  );
  await Promise.all([first, second]);
  expect(steps).toEqual(['first begins', 'waits for true', 'first ends', 'second']);
  expect(existsSync(path)).toBe(false);
});

test('a lock whose holder has ended is taken over; a failed task gives it back', async () => {
  const path = join(folder, 'build.lock');
  const { pid } = spawnSync(process.execPath, ['-e', '0']);
  await writeFile(path, String(pid));
  await expect(
    oneAtATime(path, async () => {
      throw new Error('no');
    }),
  ).rejects.toThrow('no');
  expect(await oneAtATime(path, async () => 7)).toBe(7);
});
