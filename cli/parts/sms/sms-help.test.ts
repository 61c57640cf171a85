import { expect, test } from 'vitest';
import { decidedBy } from './sms-help.ts';

const { signal } = new AbortController();

test('without a flag nothing is skipped: the refusal names the flag', async () => {
  const notes: unknown[] = [];
  for (const policy of [undefined, 'fail'] as const)
    await expect(decidedBy(policy, (words) => notes.push(words))(signal)).rejects.toMatchObject({
      code: 'server',
      next: [expect.stringContaining('--sms-undeliverable'), expect.stringContaining('--sms-undeliverable')],
    });
  expect(notes).toEqual([]);
});

test('a flag decides, and says so', async () => {
  const notes: string[] = [];
  const note = ([zh]: readonly [string, string]) => void notes.push(zh);
  await expect(decidedBy('skip', note)(signal)).resolves.toBe('skip');
  await expect(decidedBy('wait', note)(signal)).resolves.toBe('wait');
  expect(notes).toEqual(['短信可能无法送达，已跳过验证', '短信可能无法送达，继续等待']);
});

test('another message is sent once; when that one is lost too, the run ends', async () => {
  const decide = decidedBy('again', () => undefined);
  await expect(decide(signal)).resolves.toBe('again');
  await expect(decide(signal)).rejects.toMatchObject({ code: 'server' });
});
