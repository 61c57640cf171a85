import { expect, test } from 'vitest';
import { chit } from '#shared/contract/chit.ts';
import { login as calls } from '#shared/contract/login.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { CHIT_LASTS } from '#shared/rules/login/sms-step.ts';
import { type LoginAnswer, type LoginPorts, login } from './login.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const token = 't'.repeat(32);
const answer: LoginAnswer = {
  agency_id: '7',
  token,
  name: '仁心大药房',
  order_pay: true,
  is_yb: false,
  user_list: [],
  yz: 1,
  cartnum: 6,
  is_re: false,
  phone: '138****0000',
};
const form = { user_name: ' renxin ', password: 'secret1', agree: true, remember: true };

async function open(more: Partial<LoginPorts> = {}) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(calls.login, () => answer);
  client.on(chit.sendChitCode, () => ({ data: 'chit1' }));
  client.on(chit.chitQuery, () => ({ status: 0 as const }));
  client.on(chit.chitYz, () => ({ yz_chit: 'proof' }));
  const ports = { client, clock, random: () => 0, log_bs: 'b', chit_login: false, chitStatus: [], ...more };
  const run = await probe(login(ports));
  return { client, clock, run };
}

test('the password is sent encoded, with openid, log_bs and yz_chit', async () => {
  const { client, run } = await open({ openid: async () => 'o1' });
  await run.send({ type: 'submit', form });
  expect(client.sent).toEqual([
    {
      path: calls.login.path,
      args: { user_name: 'renxin', password: 'enc:c2VjcmV0MQ==', openid: 'o1', log_bs: 'b', yz_chit: '' },
    },
  ]);
});

test('a login returns session, message and remembered login', async () => {
  const { clock, run } = await open();
  await run.send({ type: 'submit', form });
  expect(run.last).toMatchObject({
    step: 'done',
    message: { text: '登录成功！' },
    session: { token, name: '仁心大药房', cartNum: 6, yz: 1 },
    agency_id: '7',
    remember: { ck_name: 'renxin', until: clock.now() + 30 * 24 * 3600_000 },
    chitStatus: [],
  });
  await expect(run.end).resolves.toBeUndefined();
});

test('an incomplete form sends nothing and names its field', async () => {
  const { client, run } = await open();
  await run.send({ type: 'submit', form: { ...form, password: '' } });
  expect(run.last).toEqual({ step: 'form', message: { text: '请输入密码！' }, field: 'password' });
  expect(client.sent).toEqual([]);
});

test('a refusal and a lost answer are shown, and the form can be sent again', async () => {
  const { client, run } = await open();
  client.on(calls.login, () => {
    throw new RefusedError(calls.login.path, 1, '用户名或密码错误！', false);
  });
  await run.send({ type: 'submit', form });
  expect(run.last).toMatchObject({ step: 'form', message: { text: '用户名或密码错误！' } });
  client.on(calls.login, () => {
    throw new NetworkError(calls.login.path, 'timeout');
  });
  await run.send({ type: 'submit', form });
  expect(run.last).toMatchObject({ step: 'form', message: { text: '数据请求失败！' } });
  client.on(calls.login, () => answer);
  await run.send({ type: 'submit', form });
  expect(run.last.step).toBe('done');
});

test('with chit_login on and no earlier verification the SMS step comes before the session', async () => {
  const { client, clock, run } = await open({ chit_login: true });
  await run.send({ type: 'submit', form });
  expect(run.last).toMatchObject({ step: 'sms', phone: '138****0000', sms: { captcha: 'AAAA', sent: false } });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(client.sent.at(-1)!.args).toEqual({ token });
  await run.send({ type: 'check', code: '123456' });
  expect(run.last).toMatchObject({ step: 'done', session: { token } });
  expect(run.last).toMatchObject({ chitStatus: [{ name: 'renxin', expiry: clock.now() + CHIT_LASTS }] });
  expect(client.count(calls.login)).toBe(1);
});

test('the step is skipped while an earlier verification is valid', async () => {
  const chitStatus = [{ name: 'renxin', expiry: Number.MAX_SAFE_INTEGER }];
  const { run } = await open({ chit_login: true, chitStatus });
  await run.send({ type: 'submit', form });
  expect(run.last.step).toBe('done');
});

test('a server without a token before the proof gets the proof', async () => {
  const { client, run } = await open({ chit_login: true });
  client.on(calls.login, ({ yz_chit }) =>
    yz_chit === 'proof' ? answer : { ...answer, token: '', phone: '13800000000' },
  );
  await run.send({ type: 'submit', form });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(client.sent.at(-1)!.args).toEqual({ phone: '13800000000', agency_id: '7' });
  await run.send({ type: 'check', code: '123456' });
  expect(run.last).toMatchObject({ step: 'done', session: { token } });
});

test('an undeliverable message can be skipped, and the next login asks again', async () => {
  const { client, clock, run } = await open({ chit_login: true });
  client.on(chit.chitQuery, () => ({ status: 2 as const }));
  await run.send({ type: 'submit', form });
  await run.send({ type: 'send', letters: 'aaaa' });
  await clock.pass(2000);
  await run.send({ type: 'skip' });
  expect(run.last).toMatchObject({ step: 'done', chitStatus: [] });
});

test('leaving the step returns to the form', async () => {
  const { run } = await open({ chit_login: true });
  await run.send({ type: 'submit', form });
  await run.send({ type: 'leave' });
  expect(run.last).toEqual({ step: 'form' });
});

test('returning to the step keeps the cooldown and the sent code', async () => {
  const { client, clock, run } = await open({ chit_login: true });
  await run.send({ type: 'submit', form });
  await run.send({ type: 'send', letters: 'aaaa' });
  await clock.pass(10_000);
  await run.send({ type: 'leave' });
  await run.send({ type: 'submit', form });
  expect(run.last).toMatchObject({ step: 'sms', sms: { sendIn: 49, sent: true } });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(client.count(chit.sendChitCode)).toBe(1);
  await run.send({ type: 'check', code: '123456' });
  expect(run.last).toMatchObject({ step: 'done' });
});

test('another account has its own cooldown', async () => {
  const { client, run } = await open({ chit_login: true });
  await run.send({ type: 'submit', form });
  await run.send({ type: 'send', letters: 'aaaa' });
  await run.send({ type: 'leave' });
  await run.send({ type: 'submit', form: { ...form, user_name: 'another' } });
  expect(run.last).toMatchObject({ step: 'sms', sms: { sendIn: undefined, sent: false } });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(client.count(chit.sendChitCode)).toBe(2);
});

test('an answer without a token is not a login', async () => {
  const { client, run } = await open();
  client.on(calls.login, () => ({ ...answer, token: '' }));
  await run.send({ type: 'submit', form });
  expect(run.last).toMatchObject({ step: 'form', message: { text: '数据请求失败！' } });
});
