import { afterEach, expect, test, vi } from 'vitest';
import { address, headers } from '#shared/client/request.ts';
import { home } from '#shared/contract/home.ts';
import { login } from '#shared/contract/login.ts';
import { userLicences } from '#shared/contract/user-licences.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import { session } from '../session/session.ts';
import { api, prefetchedAnswer } from './api.ts';
import { prefetch } from './prefetched.ts';

function answering(answer: object) {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify({ success: 1, ...answer })));
}
afterEach(() => {
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
  const options = { base: 'http://localhost/api', token: () => session.token, agencyId: () => '' };
  prefetch(address(options, home.hot.path, []), headers(options));
  await vi.waitFor(() => expect(prefetchedAnswer(home.hot, {})).toBeDefined());
  answering({ yz: '1' });
  await api.send(userLicences.yzInfo, {});
  expect(prefetchedAnswer(home.hot, {})).toBeUndefined();
});

test('an answer for a member who has logged out meanwhile, and the answer of a login, change nothing here', async () => {
  Object.assign(session, { token: 't'.repeat(32), yz: 2 });
  answering({ yz: '1' });
  const asked = api.send(userLicences.yzInfo, {});
  session.token = '';
  await asked;
  expect(session.yz).toBe(2);
  answering({ yz: '3', token: 'u'.repeat(32), name: 'x', cartnum: 0, user_list: [], order_pay: 0, is_yb: 0 });
  await api.send(login.login, { user_name: 'x', password: 'x', openid: '', log_bs: '', yz_chit: '' });
  expect(session.yz).toBe(2);
});

test('an answer without a verification state leaves it unchanged', async () => {
  Object.assign(session, { token: 't'.repeat(32), yz: 1 });
  const before = freshness.search;
  answering({});
  await api.send(userLicences.yzInfo, {});
  expect([session.yz, freshness.search]).toEqual([1, before]);
});
