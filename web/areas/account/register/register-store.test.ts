// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { rememberedForm } from '../login/remembered.ts';
import { registerDraft } from './register-draft.ts';
import { createRegister } from './register-store.ts';

const REGISTER = 'login.php?act=register';
const CHECK = 'login.php?act=check_user';
const SEND = 'chit.php?act=send_chit_code';
const QUERY = 'chit.php?act=chit_query';

const agency = { agency_id: '2', agency_name: '杭州', code: 'YC8888' };
const typed = { user_name: 'xindian', nickname: '新店', phone: '13800000000', agency: null };
const secret = { password: 'geheim12', confirm: 'geheim12', agree: true };

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

function open(chit: boolean, answers: Parameters<typeof serve>[0] = {}) {
  start.now = { phase: 'shown', settings: { chit_login: chit, chit_yz: chit } as Settings };
  const server = serve({ [REGISTER]: () => ({}), [CHECK]: () => ({}), ...answers });
  const store = createRegister(true, { ...typed, agency });
  const at = () => store.run.at;
  const submit = async () => {
    store.submit();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { server, store, at, submit };
}

function captchaOf({ run: { at } }: ReturnType<typeof createRegister>): string {
  if (at.step !== 'form' || !at.sms) throw new Error('no form with a text message');
  return at.sms.captcha;
}

test('the name is checked after a pause in typing, and a taken one shows an error at its field', async () => {
  const { server, store } = open(false, { [CHECK]: () => refusal('该用户名已存在！') });
  for (const user_name of ['xind', 'xindi', 'xindia']) store.edit({ user_name });
  await vi.advanceTimersByTimeAsync(400);
  expect(server.asked(CHECK)).toMatchObject([{ user_name: 'xindia' }]);
  expect(store.name).toMatchObject({ free: false, bad: { text: '该用户名已存在！' } });
  store.edit({ user_name: 'xin' });
  await vi.advanceTimersByTimeAsync(400);
  expect([server.asked(CHECK).length, store.name.bad]).toEqual([1, null]);
});

test('a finished registration drops its draft, which never had a password, and passes the name to the login', async () => {
  const { server, store, at, submit } = open(false);
  store.edit(secret);
  expect(registerDraft()).toMatchObject({ user_name: 'xindian', agency });
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('geheim12');
  await submit();
  expect(at()).toMatchObject({ step: 'done', message: { text: '注册成功，请登录！' } });
  expect(server.asked(REGISTER)).toMatchObject([{ user_name: 'xindian', agency_id: '2' }]);
  expect([registerDraft().user_name, rememberedForm(false).user_name]).toEqual(['', 'xindian']);
});

test('a missing value shows an error at its field, and nothing is sent', async () => {
  const { server, store, at, submit } = open(false);
  store.edit({ ...secret, confirm: 'anders12' });
  await submit();
  expect(at()).toMatchObject({ step: 'form', field: 'confirm', message: { text: '2次密码输入不相同!' } });
  expect([store.state.left.confirm, server.asked(REGISTER)]).toEqual([true, []]);
});

test('a lost answer is settled by checking the name: sent once, and registered', async () => {
  const { server, store, at, submit } = open(false, { [REGISTER]: cut, [CHECK]: () => refusal('该用户名已存在！') });
  store.edit(secret);
  await submit();
  await vi.advanceTimersByTimeAsync(2_000);
  expect([at().step, server.asked(REGISTER).length]).toEqual(['done', 1]);
});

const CODE = { [SEND]: () => ({ data: 't1' }), [QUERY]: () => ({ status: 1 }) };

test('a wrong code shows an error at its field, which stays during the cooldown', async () => {
  const { store, submit } = open(true, { ...CODE, [REGISTER]: () => refusal('验证码错误！') });
  await store.begin();
  store.askForCode();
  store.send(captchaOf(store));
  await vi.advanceTimersByTimeAsync(2_000);
  store.edit({ ...secret, chit_code: '000000' });
  await submit();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([store.state.codeBad?.text, store.state.trouble]).toEqual(['验证码错误！', null]);
  store.edit({ chit_code: '1' });
  expect(store.state.codeBad).toBeNull();
});

test('the captcha sheet says that an answer was lost, for as long as it is open', async () => {
  const { store } = open(true, { [SEND]: cut });
  await store.begin();
  store.askForCode();
  store.send(captchaOf(store));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([store.state.asking, store.state.lettersBad?.text]).toEqual([true, '数据请求失败！']);
});

test('a reload keeps the sent message: its code still registers', async () => {
  const before = open(true, CODE);
  await before.store.begin();
  before.store.askForCode();
  before.store.send(captchaOf(before.store));
  await vi.advanceTimersByTimeAsync(10_000);
  const { server, store, submit } = open(true, CODE);
  await store.begin();
  expect(store.run.at).toMatchObject({ sms: { sent: true, sendIn: 49 } });
  store.edit({ ...secret, chit_code: '123456' });
  await submit();
  expect(server.asked(REGISTER)).toMatchObject([{ chit_code: '123456', chit_token: 't1' }]);
  const next = open(true, CODE);
  await next.store.begin();
  expect(next.store.run.at).toMatchObject({ sms: { sent: false } });
});

test('with the SMS step: wrong letters keep the sheet open, an undeliverable message offers to skip', async () => {
  const { server, store, at, submit } = open(true, { [SEND]: () => ({ data: 't1' }), [QUERY]: () => ({ status: 0 }) });
  await store.begin();
  store.edit(secret);
  store.askForCode();
  const form = () => {
    const now = at();
    if (now.step !== 'form' || !now.sms) throw new Error('no form with a text message');
    return now.sms;
  };
  store.send('????');
  await vi.advanceTimersByTimeAsync(0);
  expect([store.state.asking, store.state.lettersBad?.text]).toEqual([true, '字母输入不正确，请重新输入！']);
  store.send(form().captcha.toLowerCase());
  await vi.advanceTimersByTimeAsync(0);
  expect([store.state.asking, form().sendIn]).toEqual([false, 59]);
  await submit();
  expect(at()).toMatchObject({ field: 'chit_code' });

  await vi.advanceTimersByTimeAsync(58_000);
  expect(form().offer).toBeUndefined();
  await vi.advanceTimersByTimeAsync(4_000);
  expect(server.asked(QUERY)).toHaveLength(30);
  expect(form().offer?.text).toBe('短信可能无法送达，是否跳过验证？');
  store.skip();
  await vi.advanceTimersByTimeAsync(0);
  await submit();
  expect(at().step).toBe('done');
  expect(server.asked(REGISTER)).toMatchObject([{ chit_code: '', chit_token: 't1' }]);
});
