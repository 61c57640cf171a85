// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userLicences } from '#shared/contract/user-licences.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import { api } from '../loading/api.ts';
import { missing } from '../loading/missing-calls.ts';
import { askVerification } from './ask-verification.lazy.ts';
import { session } from './session.ts';
import { watchVerification } from './watch-verification.ts';

let answer = () => new Response('{}');
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  Object.assign(session, { token: 't'.repeat(32), yz: 2 });
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(String(url));
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  missing.calls = [];
  Object.assign(session, { token: '', yz: 0 });
});
const tells = (body: object) => {
  answer = () => new Response(JSON.stringify({ success: 1, ...body }));
};

test.each([1, 3] as const)('what the operator decided is heard: %i', async (yz) => {
  const before = { ...freshness };
  tells({ yz: String(yz) });
  await askVerification();
  expect(session.yz).toBe(yz);
  for (const page of ['index', 'search', 'cart', 'goods', 'groupBuy', 'favourites'] as const) {
    expect(freshness[page], page).toBe(before[page] + 1);
  }
});

test("a page's own request goes on when the page becomes visible meanwhile", async () => {
  tells({ yz: '2' });
  const shown = api.send(userLicences.yzInfo, {});
  await askVerification();
  expect((await shown).yz).toBe(2);
  expect(asked).toHaveLength(1);
});

test('a page that becomes visible again asks, one request at a time', async () => {
  tells({ yz: '1' });
  watchVerification();
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(session.yz).toBe(1));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(asked).toHaveLength(1);
});

test.each([
  ['a visitor', { token: '', yz: 0 }],
  ['a verified member', { yz: 1 }],
] as const)('nothing is asked for %s', async (_, who) => {
  Object.assign(session, who);
  await askVerification();
  expect(asked).toEqual([]);
});

test.each([
  ['does not have the call', () => new Response('', { status: 404 })],
  ['answers without yz', () => new Response('{"success":1}')],
  ['refuses', () => new Response('{"error":1,"content":"no"}')],
  ['is down', () => new Response('', { status: 500 })],
])('a shop that %s asserts nothing', async (name, reply) => {
  answer = reply;
  await askVerification();
  expect(session.yz).toBe(2);
  await askVerification();
  if (name === 'does not have the call') expect(asked).toHaveLength(1);
});

test('a page that becomes visible during a request asks once more', async () => {
  const decided = ['2', '3'];
  answer = () => new Response(JSON.stringify({ success: 1, yz: decided[asked.length - 1] }));
  const first = askVerification();
  await askVerification();
  await askVerification();
  await first;
  expect([asked.length, session.yz]).toEqual([2, 3]);
});
