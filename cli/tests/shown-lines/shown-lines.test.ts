import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commands, groups } from '#cli/commands/index.ts';
import { readLine } from '#cli/frame/command-line.ts';
import { CONFIRMED, divided, ELSEWHERE, isIn, shown, TOLD } from './run-here.ts';
import { openStage, type Stage } from './stage.ts';

// Waiting takes a hundredth of its time here; the clocks go on, the shop's too.
const { time } = vi.hoisted(() => ({ time: { ahead: 0 } }));
vi.mock('#shared/flows/clock.ts', async (original) => {
  const wait = async (ms: number, signal?: AbortSignal) => {
    time.ahead += ms;
    await new Promise((resolve) => setTimeout(resolve, ms / 100));
    signal?.throwIfAborted();
  };
  return { ...(await original<object>()), realClock: { now: () => Date.now() + time.ahead, wait } };
});

let stage: Stage;
beforeAll(async () => {
  stage = await openStage(() => Date.now() + time.ahead);
});
beforeEach(() => stage.anew());
afterAll(() => stage.close());

const { here, elsewhere } = divided(process.env.THOROUGH === '1');

test.each(here.map((line) => [line.source, line.line, line] as const))('%s: %s', async (_, __, line) => {
  const { words, story, exit: promised = 0, fails } = line;
  const { scene, typed } = await stage.bringAbout(words, story);
  const more = [...(isIn(TOLD, line) ? ['--dry-run'] : []), ...(isIn(CONFIRMED, line) ? ['--confirm', 'staging'] : [])];
  const { exit, out, err } = await stage.yaocang([...typed, ...more], scene);
  if (fails === undefined)
    expect([exit, exit === promised ? '' : typed.join(' ') + out.slice(-300) + err]).toEqual([promised, '']);
  else expect([exit === 0, err]).toEqual([false, expect.stringContaining(fails)]);
});

test('what is not run here is at least a line that can be typed; no reason stands for nothing', () => {
  for (const { words } of elsewhere) {
    if (!/holiday/.test(words.join(' ')) && words.join(' ') !== 'wechat check')
      expect(() => readLine(words, { commands, groups }, 'en', 100)).not.toThrow();
  }
  for (const list of [ELSEWHERE, TOLD])
    expect(list.filter(([line]) => !shown.some(({ words }) => line.test(words.join(' '))))).toEqual([]);
  expect([shown.length > 190, elsewhere.length < 24]).toEqual([true, true]);
});
