import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { cut, noSuchAct, refusal, serve } from '#web/state/testing.ts';
import { createCoupons } from './coupons-store.ts';

const GET_LIST = 'volume.php?act=get_list';
const CLAIM = 'volume.php?act=get_volume';
const MINE = 'volume.php?act=mine';

const coupon = (volume_id: number, is_get = 0) => ({ volume_id, type: 1, price: '20.00', mz_price: '300.00', is_get });
const held = (held_id: number, volume_id: number) => ({ ...coupon(volume_id, 1), held_id, got_time: 0, used_time: 0 });

beforeEach(() => {
  vi.useFakeTimers();
  session.token = 't'.repeat(32);
});
afterEach(() => vi.useRealTimers());

async function store(claim: () => unknown, lists: readonly unknown[][], mine: readonly unknown[][] = [[]]) {
  const next = (answers: readonly unknown[][]) => {
    let at = -1;
    return () => {
      at = Math.min(at + 1, answers.length - 1);
      return { data: answers[at] };
    };
  };
  const server = serve({ [GET_LIST]: next(lists), [CLAIM]: claim, [MINE]: next(mine) });
  const made = createCoupons();
  await made.list.load();
  return { store: made, server };
}

const isGot = (made: ReturnType<typeof createCoupons>) => made.list.state.data?.map(({ is_get }) => is_get);

test('a claimed coupon keeps its place and offers to use it', async () => {
  const { store: made, server } = await store(() => ({ content: '领取成功！' }), [[coupon(1), coupon(2)]]);
  await made.claim('2');
  expect(isGot(made)).toEqual([false, true]);
  expect(server.said).toEqual(['领取成功！']);
});

test('two taps claim once', async () => {
  const { store: made, server } = await store(() => ({}), [[coupon(1)]]);
  await Promise.all([made.claim('1'), made.claim('1')]);
  expect(server.asked(CLAIM)).toHaveLength(1);
});

test('a coupon that ran out before the tap keeps its place, marked as gone', async () => {
  const { store: made } = await store(() => refusal('下手慢了！该优惠券已领完'), [[coupon(1), coupon(2)], [coupon(2)]]);
  await made.claim('1');
  expect(made.list.state.data?.map(({ volume_id }) => volume_id)).toEqual(['1', '2']);
  expect(made.state.gone).toEqual(['1']);
});

test('a coupon that another tab claimed is shown as claimed, not gone', async () => {
  const { store: made } = await store(() => refusal('您已领取过该优惠券！'), [[coupon(1)], [coupon(1, 1)]]);
  await made.claim('1');
  expect([isGot(made), made.state.gone]).toEqual([[true], []]);
});

test('after claiming all the list has the state of each; missing ones are looked up among the member’s coupons', async () => {
  const lists = [[coupon(1), coupon(2), coupon(3)], [coupon(1, 1)]];
  const { store: made } = await store(() => ({ content: '领取成功！共领取2张优惠券' }), lists, [[], [held(9, 2)]]);
  await made.claim('all');
  expect(isGot(made)).toEqual([true, true, false]);
  expect(made.state.gone).toEqual(['3']);
});

test('a lost answer is settled by reading the member’s coupons, and nothing is sent twice', async () => {
  const { store: made, server } = await store(cut, [[coupon(1)]], [[], [held(5, 1)]]);
  const claiming = made.claim('1');
  await vi.advanceTimersByTimeAsync(2_000);
  await claiming;
  expect(isGot(made)).toEqual([true]);
  expect(server.asked(CLAIM)).toHaveLength(1);
  expect(server.said).toEqual(['领取成功！']);
});

test.each([['a refusal', () => refusal('该功能暂未开放')], ['no connection', cut], ...noSuchAct] as const)(
  'a server without the member’s own list still lets a coupon be claimed: %s',
  async (_, answer) => {
    const { store: made, server } = await store(() => ({}), [[coupon(1)]]);
    server.once(MINE, answer);
    await made.claim('1');
    expect([isGot(made), server.failures]).toEqual([[true], []]);
  },
);

test('a login lost at the reading before claims nothing', async () => {
  const { store: made, server } = await store(() => ({}), [[coupon(1)]]);
  server.once(MINE, () => ({ need_login: 1 }));
  await made.claim('1');
  expect(server.asked(CLAIM)).toEqual([]);
  expect(server.failures).toMatchObject([{ name: 'LoginLostError' }]);
});

test('what was claimed before stands below what can be claimed; a claim moves nothing', async () => {
  const { store: made } = await store(() => ({}), [[coupon(1, 1), coupon(2), coupon(3, 1), coupon(4)]]);
  const ids = () => made.list.state.data?.map(({ volume_id }) => volume_id);
  expect(ids()).toEqual(['2', '4', '1', '3']);
  await made.claim('2');
  expect(ids()).toEqual(['2', '4', '1', '3']);
});
