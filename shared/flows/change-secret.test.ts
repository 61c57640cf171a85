import { expect, test } from 'vitest';
import { bank } from '#shared/contract/bank.ts';
import { user } from '#shared/contract/user.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { LoginLostError, NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { encodePassword } from '#shared/rules/login/password.ts';
import type { ActPorts, ActState } from './act-once.ts';
import { changeLoginPassword, changePaymentPassword, changeQuestion } from './change-secret.ts';
import type { Flow } from './flow.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const lost = () => {
  throw new UnknownOutcomeError('user.php', new NetworkError('user.php', 'dropped'));
};
const refused = () => {
  throw new RefusedError('bank.php', 1, '', false);
};
const found = (passwd_question: string) => () => ({
  question: '',
  passwd_question,
  chit_pwd: false,
  phone: '',
  true_phone: '',
});
const typed = { password: 'geheim1', confirm: 'geheim1', yz_chit: 'proof' };

async function changing(flow: (ports: ActPorts) => Flow<ActState<unknown>>, answers: (client: Fake) => void) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  client.on(userSecurity.upPwd, () => ({})).on(userSecurity.upPayPwd, () => ({}));
  client.on(userSecurity.upAnswer, () => ({}));
  answers(client);
  const run = await probe(flow({ client, clock }));
  await clock.pass(2000);
  return { client, run };
}
type Fake = ReturnType<typeof createFakeClient>;

const login =
  (more: object = {}) =>
  (ports: ActPorts) =>
    changeLoginPassword(ports, { ...typed, isLoggedIn: false, ...more });
const payment =
  (more: object = {}) =>
  (ports: ActPorts) =>
    changePaymentPassword(ports, { ...typed, ...more });
const question =
  (more: object = {}) =>
  (ports: ActPorts) =>
    changeQuestion(ports, { passwd_question: 'q2', answer: '杭州', yz_chit: 'proof', ...more });

test.each([
  [login({ password: '12345', confirm: '12345' }), '密码长度不能小于6位'],
  [login({ confirm: 'geheim2' }), '2次输入的密码不相同'],
  [payment({ password: '12345', confirm: '12345' }), '密码长度不能小于6位'],
  [question({ answer: ' ' }), '请输入答案'],
])('an invalid form is refused, and nothing is sent', async (flow, text) => {
  const { client, run } = await changing(flow, () => undefined);
  expect(run.last).toEqual({ step: 'failed', message: { text } });
  expect(client.sent).toEqual([]);
});

test('a login password is sent encoded, with proof and account', async () => {
  const { client, run } = await changing(login({ user_id: '7' }), () => undefined);
  expect(run.last.step).toBe('done');
  const args = { pwd: encodePassword('geheim1'), user_id: '7', yz_chit: 'proof' };
  expect(client.sent).toEqual([{ path: userSecurity.upPwd.path, args }]);
});

test.each([
  [
    'it knows the login no more',
    true,
    () => {
      throw new LoginLostError('user.php');
    },
    'done',
  ],
  ['it still knows the login', true, () => ({}) as never, 'failed'],
  ['nobody is logged in', false, () => ({}) as never, 'unknown'],
] as const)('a lost answer about a login password: %s', async (_what, isLoggedIn, left, step) => {
  const { client, run } = await changing(login({ isLoggedIn }), (fake) =>
    fake.on(userSecurity.upPwd, lost).on(user.userLeft, left),
  );
  expect(run.last.step).toBe(step);
  expect(client.count(userSecurity.upPwd)).toBe(1);
});

test.each([
  [[false, true], 'done'],
  [[false, false], 'failed'],
  [[true, true], 'unknown'],
] as const)('a lost answer about a payment password: one before and after: %j', async (has, step) => {
  const seen = [...has];
  const { run } = await changing(payment(), (fake) =>
    fake
      .on(userSecurity.upPayPwd, lost)
      .on(bank.list, () => ({ data: [], moneys: 0, pay_pwd: seen.shift() ?? false }) as never),
  );
  expect(run.last.step).toBe(step);
});

test('the payment password is changed even if its state cannot be read', async () => {
  const { client, run } = await changing(payment(), (fake) => fake.on(bank.list, refused));
  expect(run.last.step).toBe('done');
  expect(client.count(userSecurity.upPayPwd)).toBe(1);
});

test.each([
  ['q1', 'q2', 'done'],
  ['q1', 'q1', 'failed'],
  ['q2', 'q2', 'unknown'],
] as const)('a lost answer about the question: %s before, %s after', async (before, after, step) => {
  const seen = [before, after];
  const { run } = await changing(question(), (fake) =>
    fake.on(userSecurity.upAnswer, lost).on(userSecurity.reYz, () => found(seen.shift() ?? '')()),
  );
  expect(run.last.step).toBe(step);
});
