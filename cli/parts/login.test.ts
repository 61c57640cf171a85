import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadLogin, loadVerified } from '#cli/shop/logins.ts';
import { chit } from '#shared/contract/chit.ts';
import { common } from '#shared/contract/common.ts';
import { login } from '#shared/contract/login.ts';
import { RefusedError } from '#shared/errors.ts';
import type { FakeClient } from '#shared/flows/testing/fake-client.ts';
import type { ManualClock } from '#shared/flows/testing/manual-clock.ts';
import { probe } from '#shared/flows/testing/probe.ts';
import { logIn } from './login.ts';
import type { SmsHelp } from './sms/code-prompt.ts';
import { createFakeShop } from './testing/fake-shop.ts';
import { readAnswer } from './testing/read-answer.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'yaocang-login-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

const token = 'k'.repeat(32);
const answer = readAnswer(login.login, { token, name: '仁心大药房', agency_id: 1, yz: 1, cartnum: 2 });

function shopWith(chit_login: boolean) {
  const fake = createFakeShop({ login: undefined });
  const learnt: string[] = [];
  const settings = readAnswer(common.init, { log_bs: 'b', chit_login: chit_login ? 1 : 0, chit_yz: 1 });
  fake.client
    .on(login.login, () => answer)
    .on(chit.sendChitCode, () => ({ data: 'chit-1' }))
    .on(chit.chitQuery, () => readAnswer(chit.chitQuery, { status: 1 }))
    .on(chit.chitYz, () => ({ yz_chit: 'proof' }));
  return { ...fake, learnt, shop: { ...fake.shop, settings, learn: (secret: string) => void learnt.push(secret) } };
}
const wanted = (code: SmsHelp['code'], more: Partial<SmsHelp> = {}) => ({
  userName: 'yaodian',
  password: 'Yaocang2026',
  sms: { code, undeliverable: never, ...more },
});
const never = () => Promise.reject(new Error('was asked for a code'));
/** Lets time pass until the run is over: it reads real files in between, which take as long as they like. */
async function untilOver(clock: ManualClock, end: Promise<unknown>): Promise<void> {
  let over = false;
  const note = () => {
    over = true;
  };
  end.then(note, note);
  while (!over) await clock.pass(500);
}
const argsOf = (client: FakeClient, call: { path: string }) => client.sent.find(({ path }) => path === call.path)?.args;

test('the password is sent encoded, the login is kept, both secrets are known to the redactor', async () => {
  const { shop, client, learnt } = shopWith(false);
  const run = await probe(logIn(shop, dir, wanted(never)));
  await expect(run.end).resolves.toMatchObject({ message: '登录成功！', name: '仁心大药房', cartnum: 2 });
  expect(argsOf(client, login.login)).toMatchObject({ password: 'enc:WWFvY2FuZzIwMjY=', log_bs: 'b', yz_chit: '' });
  await expect(loadLogin(dir, shop.profile)).resolves.toMatchObject({ user_name: 'yaodian', token });
  expect(shop.session.login?.token).toBe(token);
  expect(learnt).toEqual(['Yaocang2026', token]);
});

test('a refused login is told, and nothing is kept', async () => {
  const { shop, client } = shopWith(false);
  client.on(login.login, () => {
    throw new RefusedError(login.login.path, 1, '用户名或密码错误', false);
  });
  await expect((await probe(logIn(shop, dir, wanted(never)))).end).rejects.toThrow(RefusedError);
  await expect(loadLogin(dir, shop.profile)).resolves.toBeUndefined();
});

test('the step by text message: letters typed by the tool, the code asked for, the proof kept for 30 days', async () => {
  const { shop, client, clock } = shopWith(true);
  const run = await probe(
    logIn(
      shop,
      dir,
      wanted(async () => '123456'),
    ),
  );
  await untilOver(clock, run.end);
  await expect(run.end).resolves.toMatchObject({ user_name: 'yaodian' });
  expect(argsOf(client, chit.chitYz)).toMatchObject({ chit_token: 'chit-1', chit_code: '123456', token });
  await expect(loadVerified(dir, shop.profile)).resolves.toMatchObject([{ name: 'yaodian' }]);
  const again = shopWith(true);
  const second = await probe(logIn(again.shop, dir, wanted(never)));
  await expect(second.end).resolves.toMatchObject({ user_name: 'yaodian' });
});

test('a wrong code is asked for again, three times at most', async () => {
  const { shop, client, clock } = shopWith(true);
  client.on(chit.chitYz, () => {
    throw new RefusedError(chit.chitYz.path, 1, '验证码不正确', false);
  });
  let asked = 0;
  const code = async () => {
    asked += 1;
    return '000000';
  };
  const run = await probe(logIn(shop, dir, wanted(code)));
  run.end.catch(() => undefined);
  await untilOver(clock, run.end);
  await expect(run.end).rejects.toThrow(RefusedError);
  expect(asked).toBe(3);
});

test('a message that cannot arrive is skipped when somebody says so, and the question for the code taken back', async () => {
  const { shop, client, clock } = shopWith(true);
  client.on(chit.chitQuery, () => readAnswer(chit.chitQuery, { status: 2 }));
  let takenBack = false;
  const code = (signal: AbortSignal) =>
    new Promise<string>(() => {
      signal.addEventListener('abort', () => {
        takenBack = true;
      });
    });
  const run = await probe(logIn(shop, dir, wanted(code, { undeliverable: async () => 'skip' })));
  await untilOver(clock, run.end);
  await expect(run.end).resolves.toMatchObject({ user_name: 'yaodian' });
  expect(takenBack).toBe(true);
});

test('where nobody can say the code, the reason is told', async () => {
  const { shop, clock } = shopWith(true);
  const run = await probe(logIn(shop, dir, wanted(never)));
  run.end.catch(() => undefined);
  await untilOver(clock, run.end);
  await expect(run.end).rejects.toThrow('was asked for a code');
});
