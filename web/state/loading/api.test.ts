// @vitest-environment happy-dom

import { afterEach, expect, test, vi } from 'vitest';
import { address, headers } from '#shared/client/address.ts';
import { cart } from '#shared/contract/cart.ts';
import { home } from '#shared/contract/home.ts';
import { login } from '#shared/contract/login.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { CancelledError } from '#shared/errors.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import { serverNow } from '../clock.ts';
import { put, session, signIn, signOut, watchLogins } from '../session/session.ts';
import { api, prefetchedAnswer } from './api.ts';
import { prefetch } from './prefetched.ts';

function answering(answer: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: 1, ...answer })));
}
afterEach(() => {
  put({ token: '' });
  vi.unstubAllGlobals();
  delete (globalThis as { prefetched?: unknown }).prefetched;
  delete (globalThis as { askedByClient?: unknown }).askedByClient;
  Object.assign(session, { token: '', yz: 0 });
});

test('an answer with a verification state updates the session and reloads the lists of goods', async () => {
  Object.assign(session, { token: 't'.repeat(32), yz: 2 });
  const before = freshness.search;
  answering({ yz: '1' });
  await api.send(userLicences.yzInfo, {});
  expect(session.yz).toBe(1);
  expect(freshness.search).toBe(before + 1);
  await api.send(userLicences.yzInfo, {});
  expect(freshness.search).toBe(before + 1);
});

test('a page that is drawn anew for another state does not take what was prefetched for the old one', async () => {
  Object.assign(session, { token: 't'.repeat(32), yz: 2 });
  answering({ data: [] });
  const options = { base: new URL('/api', location.href).href, token: () => session.token, agencyId: () => '' };
  prefetch(address(options, home.hot.path, []), headers(options));
  await vi.waitFor(() => expect(prefetchedAnswer(home.hot, {})).toBeDefined());
  answering({ yz: '1' });
  await api.send(userLicences.yzInfo, {});
  expect(prefetchedAnswer(home.hot, {})).toBeUndefined();
});

test.each([
  ['has logged out', '', 0],
  ['is another one', 'u'.repeat(32), 3],
] as const)('what was asked for a member is cancelled once this member %s', async (_, token, yz) => {
  put({ token: 't'.repeat(32), yz: 2 });
  answering({ yz: '1' });
  const asked = api.send(userLicences.yzInfo, {});
  put({ token, yz });
  await expect(asked).rejects.toThrow(CancelledError);
  expect(session.yz).toBe(yz);
});

test('nothing is sent for a member whom another tab has replaced, or logged out; the pages start anew', async () => {
  const asked = vi.fn(async () => new Response('{"success":1}'));
  vi.stubGlobal('fetch', asked);
  for (const token of ['u'.repeat(32), '']) {
    put({ token: 't'.repeat(32), yz: 1 });
    const before = freshness.topUp;
    localStorage.setItem('yaocang_token', JSON.stringify({ value: token }));
    await expect(api.send(recharge.rechargeAdd, { type: '', money_v: 32100 })).rejects.toThrow(CancelledError);
    expect([asked.mock.calls.length, session.token, freshness.topUp]).toEqual([0, token, before + 1]);
  }
});

test('what a member began is not continued for the next one, until somebody acts in this tab', async () => {
  const asked = vi.fn(async () => new Response('{"success":1,"data":[]}'));
  vi.stubGlobal('fetch', asked);
  const login = (token: string) => signIn({ ...session, token, yz: 1 }, '');
  const add = () => api.send(cart.upNum, { cart_id: '7', num: 3 });
  put({ token: 't'.repeat(32) });
  await expect(add()).resolves.toBeDefined();
  login('u'.repeat(32));
  await expect(add(), 'the next of a list').rejects.toThrow(CancelledError);
  await expect(api.send(cart.list, {}), 'reading').resolves.toBeDefined();
  const leave = watchLogins();
  window.dispatchEvent(new Event('click'));
  leave();
  await expect(add()).resolves.toBeDefined();
  expect(asked).toHaveBeenCalledTimes(3);
  signOut();
});

test('the answer of a login changes nothing here', async () => {
  Object.assign(session, { token: '', yz: 2 });
  answering({ yz: '3', token: 'u'.repeat(32), name: 'x', cartnum: 0, user_list: [], order_pay: 0, is_yb: 0 });
  await api.send(login.login, { user_name: 'x', password: 'x', openid: '', log_bs: '', yz_chit: '' });
  expect(session.yz).toBe(2);
});

test('an answer without a verification state leaves it unchanged', async () => {
  put({ token: 't'.repeat(32), yz: 1 });
  const before = freshness.search;
  answering({});
  await api.send(userLicences.yzInfo, {});
  expect([session.yz, freshness.search]).toEqual([1, before]);
});

test('the server’s Date header sets the clock, also of an answer that was prefetched a while ago', async () => {
  vi.useFakeTimers({ now: Date.parse('2027-05-06T00:00:00Z') });
  const dated = (date: string) =>
    vi.stubGlobal('fetch', async () => new Response('{"success":1,"data":[]}', { headers: { date } }));
  dated('Wed, 05 May 2027 12:00:00 GMT');
  const options = { base: new URL('/api', location.href).href, token: () => '', agencyId: () => '' };
  prefetch(address(options, home.hot.path, []), headers(options));
  await vi.advanceTimersByTimeAsync(7_000);
  await api.send(home.hot, {});
  expect(new Date(serverNow()).toISOString()).toMatch(/^2027-05-05T12:00:0[78]/);
  dated('Fri, 07 May 2027 00:00:30 GMT');
  await api.send(home.hot, {});
  expect(new Date(serverNow()).toISOString()).toMatch(/^2027-05-07T00:00:3/);
  vi.useRealTimers();
});
