import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { smsSourceOf } from './sms-source.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-sms-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A clock that each wait moves on; `during` happens in the first one. */
function ports(env: Record<string, string> = {}, during?: () => Promise<void>) {
  let now = 1_000_000;
  let waited = 0;
  const told: string[] = [];
  return {
    told,
    waited: () => waited,
    note: ([zh]: Words) => void told.push(zh),
    clock: {
      now: () => now,
      async wait(ms: number) {
        now += ms;
        waited += 1;
        if (waited === 1) await during?.();
      },
    },
    signal: new AbortController().signal,
    env: { PATH: process.env.PATH, ...env },
    prompt: async () => '111111',
    sandbox: async (phone: string) => `222222${phone}`,
  };
}

test('a person, the stand-in, the environment', async () => {
  await expect(smsSourceOf('prompt', ports())('')).resolves.toBe('111111');
  await expect(smsSourceOf('sandbox', ports())('138')).resolves.toBe('222222138');
  await expect(smsSourceOf('env:CODE', ports({ CODE: '333333' }))('')).resolves.toBe('333333');
  await expect(Promise.resolve().then(() => smsSourceOf('env:CODE', ports())(''))).rejects.toMatchObject({
    code: 'login',
  });
});

test('a command is told the phone, and its code may stand in a sentence', async () => {
  const source = smsSourceOf('cmd:echo "您的验证码是 444444（$YAOCANG_SMS_PHONE）"', ports());
  await expect(source('13800000000')).resolves.toBe('444444');
  await expect(smsSourceOf('cmd:exit 3', ports())('')).rejects.toMatchObject({ code: 'login' });
});

test('a file counts once it is newer than the run; until then it is said which file is waited for, and how old it is', async () => {
  const file = join(dir, 'code.txt');
  await writeFile(file, '999999');
  await utimes(file, 100, 100);
  const write = async () => {
    await writeFile(file, '555555\n');
    await utimes(file, 2000, 2000);
  };
  const patient = ports({}, write);
  await expect(smsSourceOf(`file:${file}`, patient)('')).resolves.toBe('555555');
  expect([patient.waited(), patient.told]).toEqual([1, [`${file} 是 15 分钟前写的，等待新的验证码写入（最多 90 秒）`]]);
  const fresh = ports();
  await expect(smsSourceOf(`file:${file}`, fresh)('')).resolves.toBe('555555');
  expect(fresh.told).toEqual([]);
});

test.each([
  ['old', 100, '1234', '16 分钟前写的；文件须在发送之后写入'],
  ['missing', undefined, '', '；文件须在发送之后写入'],
  ['without a code', 2000, 'no code', '里没有 4 到 8 位的验证码'],
])('a file that is %s is not waited for for ever, and the failure names it', async (name, written, text, words) => {
  const file = join(dir, `${name}.txt`);
  if (written) {
    await writeFile(file, text);
    await utimes(file, written, written);
  }
  const failed = smsSourceOf(`file:${file}`, ports())('').catch((error: Fault) => error);
  expect(await failed).toMatchObject({ code: 'login', words: [expect.stringContaining(file), expect.anything()] });
  expect(((await failed) as Fault).words[0]).toContain(words);
});

test.each(['', 'promp', 'file:', 'cmd', 'env:', 'prompt:x'])('%j is no source', (written) => {
  expect(() => smsSourceOf(written, ports())).toThrow(expect.objectContaining({ code: 'usage' }));
});
