import { expect, test, vi } from 'vitest';
import { RefusedError } from '#shared/errors.ts';
import { type LoginPorts, login } from '#shared/flows/login.ts';
import type { LoginForm } from '#shared/rules/login/login-form.ts';
import { createLogin, typedPassword } from './login-store.ts';

const empty: LoginForm = { user_name: '', password: '', agree: false, remember: false };
const answer = { agency_id: '1', token: 't'.repeat(32), name: '仁心', user_list: [], yz: 1, cartnum: 2 };

function screen(form = empty, chit_login = false) {
  const send = vi.fn(async (): Promise<unknown> => answer);
  const followed: string[] = [];
  const ports = {
    flow: () =>
      login({
        client: { send } as unknown as LoginPorts['client'],
        clock: { now: () => 0, wait: () => new Promise<void>(() => undefined) },
        random: () => 0,
        log_bs: 'b',
        chit_login,
        chitStatus: [],
      }),
    follow: (state: { step: string; message?: { text: string } }) => {
      followed.push(state.message?.text ?? state.step);
    },
    report: vi.fn(),
  };
  return { store: createLogin(ports, form), send, followed, ports };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('name, password and agreement are required in this order, and nothing is sent', async () => {
  const { store, send, followed } = screen();
  await store.submit();
  await settled();
  store.edit({ user_name: 'renxin' });
  await store.submit();
  await settled();
  store.edit({ password: 'secret1' });
  await store.submit();
  await settled();
  expect(followed).toEqual(['form', '请输入用户名！', '请输入密码！', '请先同意协议！']);
  expect(send).not.toHaveBeenCalled();
});

test('a complete form logs in', async () => {
  const { store, send, followed } = screen({ ...empty, user_name: 'renxin', password: 'secret1', agree: true });
  await store.submit();
  await settled();
  expect(send).toHaveBeenCalledOnce();
  expect(followed).toEqual(['form', 'sending', '登录成功！']);
});

test('a refused login keeps the typed text', async () => {
  const { store, send, followed } = screen({ ...empty, user_name: 'renxin', password: 'wrong', agree: true });
  send.mockRejectedValueOnce(new RefusedError('login.php?act=login', 1, '用户名或密码错误！', false));
  await store.submit();
  await settled();
  expect(followed.at(-1)).toBe('用户名或密码错误！');
  expect(store.state.form).toMatchObject({ user_name: 'renxin', password: 'wrong' });
});

test('with chit_login the SMS step follows, and can be left', async () => {
  const { store } = screen({ ...empty, user_name: 'renxin', password: 'secret1', agree: true }, true);
  await store.submit();
  await settled();
  expect(store.state.at.step).toBe('sms');
  store.send({ type: 'leave' });
  await settled();
  expect(store.state.at.step).toBe('form');
});

test('typing replaces the whole remembered password', () => {
  expect(typedPassword('enc:c2Vj', 'enc:c2Vja')).toBe('a');
  expect(typedPassword('secre', 'secret')).toBe('secret');
});
