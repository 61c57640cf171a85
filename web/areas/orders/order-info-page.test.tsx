// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { session } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import OrderInfoPage from './order-info-page.tsx';

const screenIs = vi.hoisted(() => ({ desk: true }));
vi.mock('#web/parts/page/use-desk.ts', async (real) => ({
  ...(await real<typeof import('#web/parts/page/use-desk.ts')>()),
  useDesk: () => screenIs.desk,
}));

beforeEach(() => {
  vi.useFakeTimers();
  session.token = 'a'.repeat(32);
  start.now = { phase: 'shown', settings: {} as Settings };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  session.token = '';
  screenIs.desk = true;
  start.now = { phase: 'loading' };
});

/** With documented field names. */
const ROW = {
  order_id: '7',
  order_sn: 'Q7',
  add_time: '2026-11-20 09:30:00',
  order_zt: '药仓',
  status: { status: 1 },
  order_status: 0,
  pay_status: 0,
  money_paid: '34.90',
  shipping_fee: '18.00',
  breed_num: 1,
  delivery: [],
};
const LINE = { goods_name: '板蓝根颗粒', goods_price: '8.45', num: 2 };

async function visit(rows: readonly object[], lines: object) {
  const server = serve({
    'order.php?act=order_info': () => new Response('', { status: 404 }),
    'order.php?act=order_list': () => ({ data: rows, page_next: 'end' }),
    'order.php?act=goods_list': () => lines,
  });
  await act(async () => void render(<OrderInfoPage query={{ order_id: '7' }} />));
  await act(() => vi.advanceTimersByTimeAsync(500));
  // The failure picture is a lazy chunk.
  await vi.dynamicImportSettled();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(server.asked('order.php?act=order_list')).toEqual([{ order_id: '7' }]);
  // The side menu of a desk has words of its own.
  document.querySelector('.member-side')?.remove();
  return document.body.textContent;
}

test('when the shop does not offer the call, an order is shown from its row and its lines', async () => {
  const words = await visit([ROW], { data: [LINE] });
  for (const told of [
    '订单号 Q7',
    '待付款',
    '板蓝根颗粒',
    '× 2',
    '运费',
    '18.00',
    '34.90',
    '下单时间',
    '2026-11-20 09:30',
  ])
    expect(words).toContain(told);
  // These are unknown.
  for (const untold of ['收货地址', '商品金额', '优惠', '该功能暂未开放']) expect(words).not.toContain(untold);
  expect(screen.getByRole('button', { name: '付款' })).toBeTruthy();
});

test('the page works without lines', async () => {
  expect(await visit([ROW], {})).toContain('订单号 Q7');
});

test('an order missing from the list too links to the orders, without a retry', async () => {
  const words = await visit([], { data: [] });
  expect(words).toContain('该功能暂未开放');
  expect(screen.getAllByRole('link', { name: '我的订单' }).length).toBeGreaterThan(0);
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
});

test('of three hundred lines a phone has those near the screen in its document', async () => {
  screenIs.desk = false;
  const lines = Array.from({ length: 300 }, (_, at) => ({ ...LINE, goods_id: String(at + 1) }));
  await visit([ROW], { data: lines });
  await vi.waitFor(() => expect(document.querySelectorAll('.order-info__line').length).toBeGreaterThan(0));
  expect(document.querySelectorAll('.order-info__line').length).toBeLessThan(60);
});

test('an order whose number did not come has a dash in its place, and nothing to copy', async () => {
  expect(await visit([{ ...ROW, order_sn: null }], { data: [LINE] })).toContain('订单号 —');
  expect(screen.queryByRole('button', { name: '复制订单号' })).toBeNull();
});

test('lines that came and cannot be read are told, and stop neither state nor payment', async () => {
  const words = await visit([ROW], { data: '很多' });
  expect(words).toContain('订单商品无法读取');
  expect(screen.getByRole('button', { name: '付款' })).toBeTruthy();
});

test('in a long order goods are found by their words', async () => {
  const lines = Array.from({ length: 16 }, (_, at) => ({
    ...LINE,
    goods_name: `${at % 4 ? '清肺丸' : '益母颗粒'}${at}`,
  }));
  await visit([ROW], { data: lines });
  const names = () => [...document.querySelectorAll('.order-info__line h3')].map(({ textContent }) => textContent);
  expect(names()).toHaveLength(16);
  fireEvent.change(screen.getByRole('searchbox', { name: '在订单里找商品' }), { target: { value: '益母' } });
  expect(names()).toEqual(['益母颗粒0', '益母颗粒4', '益母颗粒8', '益母颗粒12']);
});
