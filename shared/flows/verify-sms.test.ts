import { expect, test } from 'vitest';
import { chit } from '#shared/contract/chit.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { type MessageStore, openSmsSession, type SentMessage, type SmsTarget } from './sms-session.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';
import { type SmsEvent, type SmsResult, type SmsState, verifySms } from './verify-sms.ts';

async function start(target: SmsTarget = { token: 't'.repeat(32) }, messages?: MessageStore) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(chit.sendChitCode, () => ({ data: 'chit1' }));
  client.on(chit.chitQuery, () => ({ status: 0 as const }));
  client.on(chit.chitYz, () => ({ yz_chit: 'proof' }));
  const sms = openSmsSession({ client, clock, random: () => 0, ...(messages && { messages }) }, target, 'check');
  const run = await probe<SmsState, SmsEvent, SmsResult>((context) => verifySms(sms, context));
  return { client, clock, run };
}
const sent = async (target?: SmsTarget) => {
  const started = await start(target);
  await started.run.send({ type: 'send', letters: 'aaAA' });
  return started;
};

test('a wrong captcha sends nothing, the right one sends, ignoring case', async () => {
  const { client, run } = await start();
  await run.send({ type: 'send', letters: 'AAAB' });
  expect(run.last.message?.text).toBe('字母输入不正确，请重新输入！');
  expect(client.sent).toEqual([]);
  await run.send({ type: 'send', letters: 'aaAA' });
  expect(client.sent).toEqual([{ path: chit.sendChitCode.path, args: { token: 't'.repeat(32) } }]);
  expect(run.last).toMatchObject({ sent: true, sendIn: 59, delivery: 'waiting' });
});

test('without a token and without a phone nothing is sent', async () => {
  const { client, run } = await sent({ phone: '13800000000' });
  expect(run.last.message?.text).toBe('缺少必要参数，不能发送！');
  expect(client.sent).toEqual([]);
});

test('a phone is sent with its agency', async () => {
  const { client } = await sent({ phone: '13800000000', agency_id: '7' });
  expect(client.sent[0]!.args).toEqual({ phone: '13800000000', agency_id: '7' });
});

test('the next message is blocked for 60 s, counting down from 59', async () => {
  const { client, clock, run } = await sent();
  await clock.pass(1000);
  expect(run.last.sendIn).toBe(58);
  await clock.pass(58_999);
  await run.send({ type: 'send', letters: run.last.captcha });
  expect([run.last.sendIn, client.count(chit.sendChitCode)]).toEqual([0, 1]);
  await clock.pass(1);
  expect(run.last.sendIn).toBeUndefined();
  await run.send({ type: 'send', letters: run.last.captcha });
  expect(client.count(chit.sendChitCode)).toBe(2);
});

test('the delivery is polled every 2 s until status 1', async () => {
  const { client, clock, run } = await sent();
  await clock.pass(1999);
  expect(client.count(chit.chitQuery)).toBe(0);
  await clock.pass(4001);
  expect(client.count(chit.chitQuery)).toBe(3);
  client.on(chit.chitQuery, () => ({ status: 1 as const }));
  await clock.pass(60_000);
  expect([client.count(chit.chitQuery), run.last.delivery]).toEqual([4, 'delivered']);
});

test('status 2 is undeliverable at once, and the step can be skipped', async () => {
  const { client, clock, run } = await sent();
  client.on(chit.chitQuery, () => ({ status: 2 as const }));
  await clock.pass(2000);
  expect(run.last).toMatchObject({
    delivery: 'undeliverable',
    offer: { text: '短信可能无法送达，是否跳过验证？' },
  });
  await clock.pass(60_000);
  expect(client.count(chit.chitQuery)).toBe(1);
  await run.send({ type: 'skip' });
  await expect(run.end).resolves.toEqual({ outcome: 'skipped', yz_chit: '' });
});

test('status 0 is undeliverable at the 30th poll, counting lost answers', async () => {
  const { client, clock, run } = await sent();
  await clock.pass(20_000);
  client.on(chit.chitQuery, () => {
    throw new NetworkError(chit.chitQuery.path, 'dropped');
  });
  await clock.pass(38_000);
  expect([client.count(chit.chitQuery), run.last.delivery]).toEqual([29, 'waiting']);
  await clock.pass(60_000);
  expect([client.count(chit.chitQuery), run.last.delivery]).toEqual([30, 'undeliverable']);
});

test('skipping is accepted only when offered; the user may also keep waiting and enter the code', async () => {
  const { client, clock, run } = await sent();
  await run.send({ type: 'skip' });
  expect(run.last.delivery).toBe('waiting');
  client.on(chit.chitQuery, () => ({ status: 2 as const }));
  await clock.pass(2000);
  await run.send({ type: 'waitOn' });
  expect(run.last.offer).toBeUndefined();
  await run.send({ type: 'check', code: '123456' });
  await expect(run.end).resolves.toEqual({ outcome: 'verified', yz_chit: 'proof' });
});

test('waiting polls again as after sending, then skipping is offered again; it stays possible', async () => {
  const { client, clock, run } = await sent();
  client.on(chit.chitQuery, () => ({ status: 2 as const }));
  await clock.pass(2000);
  await run.send({ type: 'waitOn' });
  expect(run.last).toMatchObject({ delivery: 'waiting', canSkip: true });
  await clock.pass(58_000);
  expect([client.count(chit.chitQuery), run.last.offer]).toEqual([30, undefined]);
  await clock.pass(2000);
  expect(run.last.offer?.text).toBe('短信可能无法送达，是否跳过验证？');
  await run.send({ type: 'waitOn' });
  client.on(chit.chitQuery, () => ({ status: 1 as const }));
  await clock.pass(2000);
  expect(run.last.delivery).toBe('delivered');
  await run.send({ type: 'skip' });
  await expect(run.end).resolves.toMatchObject({ outcome: 'skipped' });
});

test('a message stays while time passes until the next event; its error is reported once', async () => {
  const { client, clock, run } = await sent();
  client.on(chit.chitYz, () => {
    throw new RefusedError(chit.chitYz.path, 1, '验证码错误', false);
  });
  await run.send({ type: 'check', code: '000000' });
  expect(run.last.error).toBeInstanceOf(RefusedError);
  await clock.pass(3000);
  expect(run.last).toMatchObject({ message: { text: '验证码错误' }, idle: true });
  expect(run.last.error).toBeUndefined();
  await run.send({ type: 'newCaptcha' });
  expect(run.last.message).toBeUndefined();
});

test('a reload keeps the sent message: its code is accepted and the cooldown continues', async () => {
  const now = createManualClock().now();
  let stored: SentMessage | null | undefined = { chitToken: 'before', sentAt: now };
  const store: MessageStore = {
    get: () => stored ?? undefined,
    set: (_, message) => {
      stored = message;
    },
  };
  const { client, clock, run } = await start(undefined, store);
  expect(run.last).toMatchObject({ sent: true, sendIn: 59 });
  await clock.pass(60_000);
  await run.send({ type: 'send', letters: run.last.captcha });
  expect(stored).toEqual({ chitToken: 'chit1', sentAt: now + 60_000 });
  await run.send({ type: 'check', code: '123456' });
  expect(client.sent.at(-1)?.args).toMatchObject({ chit_token: 'chit1' });
  expect(stored).toBeNull();
  // A code expires after 10 minutes.
  stored = { chitToken: 'old', sentAt: now - 600_001 };
  expect((await start(undefined, store)).run.last.sent).toBe(false);
});

test('only a code of 6 characters is submitted, and the right one brings the proof', async () => {
  const { client, run } = await sent();
  await run.send({ type: 'check', code: '12345' });
  expect(run.last.message?.text).toBe('请输入6位验证码！');
  expect(client.count(chit.chitYz)).toBe(0);
  await run.send({ type: 'check', code: ' 123456 ' });
  expect(client.sent.at(-1)!.args).toMatchObject({ chit_token: 'chit1', chit_code: '123456' });
  await expect(run.end).resolves.toEqual({ outcome: 'verified', yz_chit: 'proof' });
});

test("a wrong code is shown with the server's text and can be repeated", async () => {
  const { client, run } = await sent();
  client.on(chit.chitYz, () => {
    throw new RefusedError(chit.chitYz.path, 1, '验证码错误', false);
  });
  await run.send({ type: 'check', code: '000000' });
  expect(run.last.message?.text).toBe('验证码错误');
  client.on(chit.chitYz, () => ({ yz_chit: 'proof' }));
  await run.send({ type: 'check', code: '123456' });
  await expect(run.end).resolves.toMatchObject({ outcome: 'verified' });
});

test('a code entered before one was sent is not checked', async () => {
  const { client, run } = await start();
  await run.send({ type: 'check', code: '123456' });
  expect(run.last.message?.text).toBe('请先获取验证码！');
  expect(client.sent).toEqual([]);
});

test('after a refusal a message can be sent again at once, after a lost answer only after the cooldown', async () => {
  const { client, run } = await start();
  client.on(chit.sendChitCode, () => {
    throw new RefusedError(chit.sendChitCode.path, 1, '发送太频繁', false);
  });
  await run.send({ type: 'send', letters: 'AAAA' });
  expect(run.last).toMatchObject({ message: { text: '发送太频繁' }, sendIn: undefined });
  client.on(chit.sendChitCode, () => {
    throw new NetworkError(chit.sendChitCode.path, 'timeout');
  });
  await run.send({ type: 'send', letters: 'AAAA' });
  expect(run.last).toMatchObject({ message: { text: '数据请求失败！' }, sendIn: 59 });
});

test('after a frozen page the delivery is polled once, not for each missed interval', async () => {
  const { client, clock } = await sent();
  await clock.jump(50_000);
  expect(client.count(chit.chitQuery)).toBe(1);
});
