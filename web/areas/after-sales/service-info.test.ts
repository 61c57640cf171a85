// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freshness } from '#web/navigation/reload-flags.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { put } from '#web/state/session/session.ts';
import { cut, refusal, serve } from '#web/state/testing.ts';
import { takeFlaggedService } from './reload-flag.ts';
import { createServiceInfo } from './service-info.ts';

const INFO = 'order.php?act=services_info';
const APPLY = 'order.php?act=services_apply';
const CANCEL = 'order.php?act=services_cancel';

const offer = {
  data: [],
  order_sn: 'S7',
  can_apply: 1,
  types: [
    { type: '1', type_name: '退货退款' },
    { type: '3', type_name: '换货' },
  ],
  lines: [
    { og_id: '11', goods_name: '甲', num: 3, can_num: 3, can_refund: '30.00' },
    { og_id: '12', goods_name: '乙', num: 1, can_num: 1, can_refund: '5.00' },
  ],
};
const request = { order_id: '7', return_sn: 'T1', status: 1, type: '1', history: [], lines: [] };
const asked = { data: [request], order_sn: 'S7', can_apply: 0, can_cancel: 1, types: [], lines: [] };

beforeEach(() => {
  vi.useFakeTimers();
  // A draft is the member's.
  put({ token: 'a'.repeat(32) });
});
afterEach(() => {
  dismissAll();
  takeFlaggedService();
  vi.useRealTimers();
});

async function pageWith(info: object) {
  const server = serve({ [INFO]: () => info, [APPLY]: () => ({ return_sn: 'T1' }), [CANCEL]: () => ({}) });
  const store = createServiceInfo('7');
  store.form.clear();
  await store.info.load();
  return { server, store };
}

function fill({ form }: ReturnType<typeof createServiceInfo>) {
  form.take('11', 2);
  form.state.reason = ' 破损漏液 ';
  form.state.images.push('/a.png');
}

test('a request is sent once with the chosen values; lists and counters are flagged', async () => {
  const { server, store } = await pageWith(offer);
  const before = freshness.userCenter;
  fill(store);
  await Promise.all([store.apply(), store.apply()]);
  expect(server.asked(APPLY)).toMatchObject([
    { order_id: '7', type: '1', lines: [{ og_id: '11', num: 2 }], reason: '破损漏液', images: ['/a.png'] },
  ]);
  expect(server.said).toEqual(['已提交，等待审核']);
  expect(store.form.state).toMatchObject({ reason: '', images: [], nums: {} });
  expect([takeFlaggedService(), freshness.userCenter]).toEqual(['7', before + 1]);
});

test('a missing value shows a message and nothing is sent', async () => {
  const { server, store } = await pageWith(offer);
  expect(await store.apply()).toBe(false);
  store.form.take('12', 1);
  expect(await store.apply()).toBe(false);
  expect(server.said).toEqual(['请选择售后商品！', '请填写售后原因！']);
  expect(server.asked(APPLY)).toEqual([]);
});

test('a lost answer is settled by reading, and the typed text stays until then', async () => {
  const { server, store } = await pageWith(offer);
  fill(store);
  server.once(APPLY, cut);
  server.once(INFO, () => asked);
  const applying = store.apply();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await applying).toBe(true);
  expect([server.asked(APPLY).length, server.said]).toEqual([1, ['已提交，等待审核']]);
});

test('a refusal keeps the typed text', async () => {
  const { server, store } = await pageWith(offer);
  fill(store);
  server.once(APPLY, () => refusal('该订单的售后申请正在处理中！'));
  expect(await store.apply()).toBe(false);
  expect(server.failures).toMatchObject([{ content: '该订单的售后申请正在处理中！' }]);
  expect(store.form.state).toMatchObject({ reason: ' 破损漏液 ', images: ['/a.png'] });
});

test('the typed text survives a reload, as far as it can still be claimed', async () => {
  const { store } = await pageWith(offer);
  fill(store);
  await Promise.resolve();
  const after = createServiceInfo('7');
  expect(after.form.state.reason).toBe(' 破损漏液 ');
  after.form.fit({ types: [{ type: '3' }], lines: [] });
  expect(after.form.state).toMatchObject({ nums: {}, type: '3' });
});

test('withdrawing asks first; a no sends nothing', async () => {
  const { server, store } = await pageWith(asked);
  const first = store.cancel();
  expect(dialogs.open[0]?.ask.value).toMatchObject({ message: { text: '确定要撤销该售后申请吗？' } });
  dialogs.open[0]?.settle.close(false);
  await first;
  expect(server.asked(CANCEL)).toEqual([]);
  const second = store.cancel();
  dialogs.open[0]?.settle.close(true);
  await second;
  expect(server.asked(CANCEL)).toMatchObject([{ order_id: '7' }]);
  expect(server.said).toEqual(['售后申请已撤销！']);
});
