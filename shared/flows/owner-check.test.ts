import { expect, test } from 'vitest';
import { chit } from '#shared/contract/chit.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import {
  checkOwner,
  type OwnerCheckEvent,
  type OwnerCheckPorts,
  type OwnerCheckState,
  type OwnerProof,
} from './owner-check.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const TOKEN = 't'.repeat(32);
const found = {
  question: '您的出生城市是？',
  passwd_question: 'q2',
  chit_pwd: true,
  phone: '198****0002',
  true_phone: 'ticket',
};

async function start(more: Partial<OwnerCheckPorts> = {}, chit_pwd = true) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(userSecurity.reYz, () => ({ ...found, chit_pwd }));
  client.on(userSecurity.reYzT, () => ({ yz_chit: 'proof' }));
  client.on(chit.sendChitCode, () => ({ data: 'chit1' }));
  client.on(chit.chitQuery, () => ({ status: 1 as const }));
  client.on(chit.chitYz, () => ({ yz_chit: 'by-message' }));
  const ports = { client, clock, random: () => 0, user_id: '2', token: '', ...more };
  const run = await probe<OwnerCheckState, OwnerCheckEvent, OwnerProof>(checkOwner(ports));
  const argsOf = (call: { path: string }) => client.sent.filter(({ path }) => path === call.path).at(-1)?.args;
  return { client, clock, run, argsOf };
}

test('the question requires an answer, and the right one passes the check', async () => {
  const { client, run, argsOf } = await start();
  expect(run.last).toMatchObject({ step: 'question', owner: { question: '您的出生城市是？', phone: '198****0002' } });
  await run.send({ type: 'answer', answer: ' ' });
  expect(run.last).toMatchObject({ message: { text: '请输入答案' } });
  expect(client.count(userSecurity.reYzT)).toBe(0);
  await run.send({ type: 'answer', answer: ' 杭州 ' });
  await expect(run.end).resolves.toEqual({ yz_chit: 'proof' });
  expect(argsOf(userSecurity.reYzT)).toEqual({ answer: '杭州', user_id: '2' });
});

test('a wrong answer is shown and can be repeated', async () => {
  const { client, run } = await start();
  client.on(userSecurity.reYzT, () => {
    throw new RefusedError(userSecurity.reYzT.path, 1, '密保答案错误，还可以输入4次！', false);
  });
  await run.send({ type: 'answer', answer: 'x' });
  expect(run.last).toMatchObject({
    step: 'question',
    working: false,
    message: { text: '密保答案错误，还可以输入4次！' },
  });
});

test('the message goes to the phone of re_yz; leaving returns to the question and keeps the cooldown', async () => {
  const { client, clock, run, argsOf } = await start();
  await run.send({ type: 'byMessage' });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(argsOf(chit.sendChitCode)).toEqual({ phone: 'ticket' });
  await run.send({ type: 'leave' });
  expect(run.last.step).toBe('question');
  await clock.pass(20_000);
  await run.send({ type: 'byMessage' });
  expect(run.last).toMatchObject({ sms: { sendIn: 39, sent: true } });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(client.count(chit.sendChitCode)).toBe(1);
  await run.send({ type: 'check', code: '123456' });
  await expect(run.end).resolves.toEqual({ yz_chit: 'by-message' });
  expect(argsOf(chit.chitYz)).toMatchObject({ phone: 'ticket', chit_code: '123456' });
});

test('the message to the logged-in account is sent by its token', async () => {
  const { run, argsOf } = await start({ user_id: '', token: TOKEN });
  expect(argsOf(userSecurity.reYz)).toEqual({});
  await run.send({ type: 'byMessage' });
  await run.send({ type: 'send', letters: 'aaaa' });
  expect(argsOf(chit.sendChitCode)).toEqual({ token: TOKEN });
});

test('SMS is offered only when chit_pwd is 1', async () => {
  const { run } = await start({}, false);
  expect(run.last).toMatchObject({ owner: { byMessage: false } });
  await run.send({ type: 'byMessage' });
  expect(run.last.step).toBe('question');
});

test('loading the account can be retried', async () => {
  const { client, run } = await start();
  const failing = createFakeClient().on(userSecurity.reYz, () => {
    throw new NetworkError(userSecurity.reYz.path, 'dropped');
  });
  const ports = { client: failing, clock: createManualClock(), random: () => 0, user_id: '2', token: '' };
  const other = await probe<OwnerCheckState, OwnerCheckEvent, OwnerProof>(checkOwner(ports));
  expect(other.last).toMatchObject({ step: 'failed', message: { text: '数据请求失败！' } });
  failing.on(userSecurity.reYz, () => found);
  await other.send({ type: 'answer', answer: 'x' });
  await other.send({ type: 'retry' });
  expect(other.last.step).toBe('question');
  expect([client.count(userSecurity.reYz), run.last.step]).toEqual([1, 'question']);
});
