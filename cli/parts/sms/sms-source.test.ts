import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SmsSourcePorts, smsSourceOf } from './sms-source.ts';

let dir = '';
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-sms-'));
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** A clock that each wait moves on; `during` happens in the first one. */
function ports(env: Record<string, string> = {}, during?: () => Promise<void>): SmsSourcePorts & { waited(): number } {
  let now = 1_000_000;
  let waited = 0;
  return {
    waited: () => waited,
    clock: {
      now: () => now,
      async wait(ms) {
        now += ms;
        waited += 1;
        if (waited === 1) await during?.();
      },
    },
    signal: new AbortController().signal,
    env: { PATH: process.env.PATH, ...env },
    prompt: async () => '111111',
    sandbox: async (phone) => `222222${phone}`,
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

test('a file counts once it is newer than the run, and not for ever', async () => {
  const file = join(dir, 'code.txt');
  await writeFile(file, '999999');
  await utimes(file, 1, 1);
  const write = async () => {
    await writeFile(file, '555555\n');
    await utimes(file, 2000, 2000);
  };
  const patient = ports({}, write);
  await expect(smsSourceOf(`file:${file}`, patient)('')).resolves.toBe('555555');
  expect(patient.waited()).toBe(1);
  await utimes(file, 1, 1);
  await expect(smsSourceOf(`file:${file}`, ports())('')).rejects.toMatchObject({ code: 'login' });
});

test.each(['', 'promp', 'file:', 'cmd', 'env:', 'prompt:x'])('%j is no source', (written) => {
  expect(() => smsSourceOf(written, ports())).toThrow(expect.objectContaining({ code: 'usage' }));
});
