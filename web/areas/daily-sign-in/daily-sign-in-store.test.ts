// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { put } from '#web/state/session/session.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { createDailySignIn } from './daily-sign-in-store.ts';

const WEEK = 'signin.php?act=signin';
const GET = 'signin.php?act=get';
const PATH = 'path.php?act=get_path';

const week = (more: object = {}, today: object = { gift_type: 3, gift_num: 10 }) => ({
  data: {
    signin_id: 4,
    lx_day: 0,
    is_get: 0,
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [`signin${day}`, today])),
    ...more,
  },
  user_id: 1,
  integral_ratio: 100,
  user_integral: 1260,
});
const GOODS = { gift_type: 1, gift_num: 2, gift_id: 5, data: { goods_name: '棉签' } };

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(new Date('2026-11-20T04:00:00Z'));
  localStorage.clear();
});
afterEach(() => vi.useRealTimers());

async function page(answers: Parameters<typeof serve>[0]) {
  const server = serve({ [WEEK]: () => week(), ...answers });
  const store = createDailySignIn();
  await store.shown.load();
  return { store, server };
}

test('two taps sign in once, and the gift is shown', async () => {
  const { store, server } = await page({ [GET]: () => ({}) });
  await Promise.all([store.press(), store.press()]);
  expect(server.asked(GET)).toMatchObject([{ signin_id: '4', v: 'signin1' }]);
  expect(store.state.gained).toMatchObject({ gift_type: 3, gift_num: 10 });
});

test('a goods gift needs an address first; without one nothing is sent', async () => {
  const { store, server } = await page({
    [WEEK]: () => week({}, GOODS),
    [PATH]: () => ({ data: [] }),
    [GET]: () => ({}),
  });
  await store.press();
  expect([store.state.asking, server.asked(GET)]).toEqual([true, []]);
  await store.claim();
  expect([store.state.unchosen, server.asked(GET), server.said]).toEqual([true, [], ['请选择收货地址！']]);
  store.choose('3');
  await store.claim();
  expect(server.asked(GET)).toMatchObject([{ address_id: '3' }]);
  expect([store.state.asking, store.state.gained?.gift_type]).toEqual([false, 1]);
});

test('refused because the gifts changed: the week is reloaded and no gift is shown', async () => {
  const { store, server } = await page({ [GET]: () => refusal('签到奖励已更新，请刷新后重试！') });
  await store.press();
  expect(store.state.gained).toBeNull();
  expect([server.asked(WEEK).length, server.failures.length]).toEqual([2, 1]);
});

test('a lost answer is settled by reading, and it is not sent again', async () => {
  const { store, server } = await page({ [GET]: cut });
  server.once(WEEK, () => week({ is_get: 1, lx_day: 1 }));
  const pressing = store.press();
  await vi.advanceTimersByTimeAsync(2_000);
  await pressing;
  expect(server.asked(GET)).toHaveLength(1);
  expect(store.state.gained).toMatchObject({ gift_num: 10 });
});

test('a lost streak that this device knew names the missed day; a completed week does not', async () => {
  // What the phone remembers is the member's.
  put({ token: 'a'.repeat(32) });
  await page({ [WEEK]: () => week({ lx_day: 3, is_get: 1 }) });
  vi.setSystemTime(new Date('2026-11-22T04:00:00Z'));
  const { store } = await page({});
  expect(store.shown.state.data?.missed).toBe('2026-11-21');
  await page({ [WEEK]: () => week({ lx_day: 7, is_get: 1 }) });
  vi.setSystemTime(new Date('2026-11-24T04:00:00Z'));
  expect((await page({})).store.shown.state.data?.missed).toBe('');
});
