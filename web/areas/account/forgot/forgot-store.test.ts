// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { recovered } from './forgot-draft.ts';
import { createForgot } from './forgot-store.ts';

const NAME = 'user.php?act=yz_name';
const USERS = 'user.php?act=get_users';

const found = { user_id: '7', user_name: 'renxin', nickname: '仁心大药房' };

beforeEach(() => sessionStorage.clear());

test('without a name it shows a message, and nothing is sent', async () => {
  const server = serve({});
  const store = createForgot();
  await store.goOn();
  expect([store.state.bad?.text, server.asked(NAME)]).toEqual(['请输入用户名！', []]);
});

test('a login name leads to the owner check', async () => {
  serve({ [NAME]: () => ({ user_id: 7 }) });
  const store = createForgot();
  store.type(' renxin ');
  await store.goOn();
  expect(recovered('7')).toMatchObject({ user_name: 'renxin' });
});

test('an unknown name may be a pharmacy’s: matching accounts are offered, and one must be chosen', async () => {
  serve({ [NAME]: () => refusal('用户不存在！'), [USERS]: () => ({ users: [found] }) });
  const store = createForgot();
  store.type('仁心');
  await store.goOn();
  expect(store.state).toMatchObject({ lost: true, words: '仁心', found: [found], bad: { text: '用户不存在！' } });
  store.choose(found);
  await store.goOn();
  expect([store.state.bad?.text, recovered('7')]).toEqual(['请先记住用户名！', undefined]);
  store.remember(true);
  await store.goOn();
  expect(recovered('7')).toMatchObject(found);
});

test('a lost connection shows a message and keeps the typed text; the next try works', async () => {
  const server = serve({ [NAME]: () => ({ user_id: 7 }) });
  server.once(NAME, cut);
  const store = createForgot();
  store.type('renxin');
  await store.goOn();
  expect([store.state.name, store.state.looking, recovered('7')]).toEqual(['renxin', false, undefined]);
  expect(store.state.bad ?? server.failures[0]).toBeTruthy();
  await store.goOn();
  expect(recovered('7')).toBeTruthy();
});
