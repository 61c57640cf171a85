import { afterEach, expect, test, vi } from 'vitest';
import { put, session, signOut } from '#web/state/session/session.ts';
import { cut, serve } from '#web/state/testing.ts';
import { createVerification } from './verification-store.ts';

const INFO = 'user.php?act=yz_info';

afterEach(() => {
  vi.useRealTimers();
  signOut();
});

test('a submitted verification is under review, even if the server cannot be read again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  put({ token: 'a'.repeat(32), yz: 0 });
  const server = serve({ [INFO]: cut, 'user.php?act=yz_submit': () => ({}) });
  server.once(INFO, () => ({ yz: 0, licences: [], kinds: [] }));
  const store = createVerification();
  await store.info.load();
  store.write({ company: '晨曦大药房', legal_person: '王', address: '长江路 1 号' });
  const handedIn = store.handIn();
  await vi.advanceTimersByTimeAsync(10_000);
  await handedIn;
  expect(server.asked('user.php?act=yz_submit')).toHaveLength(1);
  expect(session.yz).toBe(2);
});
