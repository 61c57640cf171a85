import { expect, test } from 'vitest';
import { chit } from '#shared/contract/chit.ts';
import { registration } from '#shared/contract/registration.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import type { RegisterForm } from '#shared/rules/login/register-form.ts';
import { type RegisterEvent, type RegisterPorts, type RegisterState, register } from './register.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const form: RegisterForm = {
  user_name: 'xindian',
  nickname: ' 新店 ',
  phone: '13800000000',
  chit_code: '',
  password: '123456',
  confirm: '123456',
  agree: true,
};

async function start(more: Partial<RegisterPorts> = {}) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(registration.register, () => ({}));
  client.on(chit.sendChitCode, () => ({ data: 'chit1' }));
  client.on(chit.chitQuery, () => ({ status: 0 as const }));
  const ports = { client, clock, random: () => 0, asksForCode: false, needsAgency: true, ...more };
  const run = await probe<RegisterState, RegisterEvent, void>(register(ports));
  const submit = (changed: Partial<RegisterForm> = {}, agency_id = '2') =>
    run.send({ type: 'submit', form: { ...form, ...changed }, agency_id });
  const send = (letters = 'aaaa', phone = form.phone) => run.send({ type: 'send', letters, phone, agency_id: '2' });
  const told = () => (run.last.step === 'form' ? run.last.message?.text : undefined);
  return { client, clock, run, submit, send, told };
}

test('a missing field is named, and nothing is sent', async () => {
  const { client, run, submit, told } = await start();
  await submit({ nickname: '' });
  expect(run.last).toMatchObject({ step: 'form', field: 'nickname', message: { text: '请输入药店简称!' } });
  await submit({}, '');
  expect(told()).toBe('邀请码格式错误！');
  expect(client.sent).toEqual([]);
});

test('both passwords are sent encoded, and the success is shown', async () => {
  const { client, run, submit } = await start();
  await submit();
  expect(run.last).toMatchObject({ step: 'done', message: { text: '注册成功，请登录！' }, user_name: 'xindian' });
  expect(client.sent[0]?.args).toEqual({
    user_name: 'xindian',
    nickname: '新店',
    phone: '13800000000',
    agree: true,
    agency_id: '2',
    password: 'enc:MTIzNDU2',
    confirm: 'enc:MTIzNDU2',
    chit_code: '',
    chit_token: '',
  });
});

test('a refusal returns to the form with the server’s text', async () => {
  const { client, run, submit, told } = await start();
  client.on(registration.register, () => {
    throw new RefusedError(registration.register.path, 1, '该用户名已存在！', false);
  });
  await submit();
  expect([run.last.step, told()]).toEqual(['form', '该用户名已存在！']);
});

test('a taken name after an unknown outcome may be the own registration, and the message says so', async () => {
  const { client, clock, submit, told } = await start();
  const cut = (path: string) => () => {
    throw new NetworkError(path, 'dropped');
  };
  client.on(registration.register, cut(registration.register.path));
  client.on(registration.checkUser, cut(registration.checkUser.path));
  await submit();
  await clock.pass(2000);
  expect(told()).toBe(outcomeUnknown.text);
  const taken = (path: string) => () => {
    throw new RefusedError(path, 1, '该用户名已存在！', false);
  };
  client.on(registration.register, taken(registration.register.path));
  client.on(registration.checkUser, taken(registration.checkUser.path));
  await submit();
  expect(told()).toBe('刚才的注册可能已成功，请用该用户名登录试试！');
  // Another taken name is just taken.
  await submit({ user_name: 'jiudian' });
  expect(told()).toBe('该用户名已存在！');
});

test('the code is sent only while the SMS step is on', async () => {
  expect((await start()).run.last).not.toHaveProperty('sms');
  const { client, run, submit, send, told } = await start({ asksForCode: true });
  await submit();
  expect(told()).toBe('请输入6位验证码！');
  await send('xxxx');
  expect(told()).toBe('字母输入不正确，请重新输入！');
  await send();
  expect(run.last).toMatchObject({ sms: { sent: true, sendIn: 59 } });
  await submit({ chit_code: '123456' });
  expect(client.sent.at(-1)?.args).toMatchObject({ chit_code: '123456', chit_token: 'chit1' });
});

test('a changed number keeps the cooldown and gets the next code', async () => {
  const { client, clock, send } = await start({ asksForCode: true });
  await send();
  await send('aaaa', '13900000000');
  expect(client.count(chit.sendChitCode)).toBe(1);
  await clock.pass(60_000);
  await send('aaaa', '13900000000');
  expect(client.sent.filter(({ path }) => path === chit.sendChitCode.path).at(-1)?.args).toEqual({
    phone: '13900000000',
    agency_id: '2',
  });
});

test('an undeliverable message can be skipped, and no code is needed then', async () => {
  const { client, clock, run, submit, send, told } = await start({ asksForCode: true });
  await run.send({ type: 'skip' });
  await submit();
  expect(told()).toBe('请输入6位验证码！');
  client.on(chit.chitQuery, () => ({ status: 2 as const }));
  await send();
  await clock.pass(2000);
  expect(run.last).toMatchObject({ sms: { offer: { text: '短信可能无法送达，是否跳过验证？' } } });
  await run.send({ type: 'skip' });
  expect(run.last).toMatchObject({ skipped: true });
  await submit();
  expect(run.last.step).toBe('done');
});

test('sending requires an agency and a phone', async () => {
  const { client, run, told } = await start({ asksForCode: true });
  await run.send({ type: 'send', letters: 'aaaa', phone: form.phone, agency_id: '' });
  expect(told()).toBe('缺少必要参数，不能发送！');
  await run.send({ type: 'send', letters: 'aaaa', phone: '1380000000', agency_id: '2' });
  expect(told()).toBe('缺少必要参数，不能发送！');
  expect(client.sent).toEqual([]);
});
