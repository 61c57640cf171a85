// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { serverNow } from '#web/state/clock.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { cut, serve } from '#web/state/testing.ts';
import { createDue } from './due.ts';
import { createPicking } from './picking.ts';

const DAY = 86_400_000;
/** [order, days ago, [goods, pieces][]]; newest first. */
const ORDERS: readonly (readonly [string, number, readonly (readonly [string, number])[]])[] = [
  ['94', 3, [['6', 8]]],
  [
    '93',
    20,
    [
      ['5', 12],
      ['7', 3],
    ],
  ],
  [
    '92',
    30,
    [
      ['5', 12],
      ['6', 8],
      ['7', 3],
    ],
  ],
  [
    '91',
    40,
    [
      ['5', 24],
      ['6', 8],
      ['7', 3],
    ],
  ],
];
const NAMES: Readonly<Record<string, string>> = { 5: '创可贴', 6: '棉签', 7: '口罩' };

const shop = (stock = 500) =>
  serve({
    'order.php?act=order_list': () => ({
      data: ORDERS.map(([order_id, ago]) => ({
        order_id,
        order_sn: order_id,
        add_time: Math.floor((serverNow() - ago * DAY) / 1000),
        status: { status: 6 },
      })),
      page_next: 'end',
    }),
    'order.php?act=goods_list': ({ order_id }) => ({
      data: (ORDERS.find(([id]) => id === order_id)?.[2] ?? []).map(([goods_id, num]) => ({
        goods_id,
        goods_name: NAMES[goods_id],
        unitno_name: '盒',
        num,
      })),
    }),
    // 口罩 are not sold any more.
    'mybuy.php?act=list': () => ({
      data: ['5', '6'].map((goods_id) => ({ goods_id, goods_name: NAMES[goods_id], goods_number: stock })),
      page_next: 'end',
    }),
    'goods.php?act=info': ({ goods_id }) => ({
      data: {
        goods_id,
        goods_name: NAMES[String(goods_id)],
        goods_number: stock,
        unitno_name: '盒',
        goods_type: '1',
        shop_price: '2.00',
      },
      yz_range: 1,
      spce_list: [],
      priv: {},
      taobao_list: [],
      buyladder: [],
    }),
  });

let logins = 0;
beforeEach(() => {
  signOut();
  put({ token: `${++logins}`.padEnd(32, 'x'), yz: 1 });
});
afterEach(() => vi.restoreAllMocks());

const quantities = (picks: Record<string, { quantity: number; warning: string }>) =>
  Object.values(picks).map(({ quantity, warning }) => `${quantity} ${warning}`.trim());

test('due is what the orders say and the shop still sells; all of it is ticked with the usual quantity', async () => {
  shop();
  const due = createDue();
  await due.part.load();
  expect(due.part.state.data).toMatchObject({ isTooFew: false, isWhole: true, orders: 4 });
  expect(due.part.state.data?.all.map(({ goods, rhythm }) => [goods.goods_name, rhythm.interval])).toEqual([
    ['创可贴', 10],
  ]);
  due.tickAll();
  await vi.waitFor(() => expect(quantities(due.picking.state.picks)).toEqual(['12']));
});

test('what the buyer leaves out stays out, also on the next visit, until it is brought back', async () => {
  shop();
  const due = createDue();
  await due.part.load();
  const [first] = due.part.state.data?.all ?? [];
  if (!first) throw new Error('nothing is due');
  due.tickAll();
  due.leaveOut(first.goods);
  expect(due.picking.state.picks).toEqual({});
  const next = createDue();
  expect(next.state.without).toEqual(['5']);
  next.bringBack();
  expect(createDue().state.without).toEqual([]);
});

test('orders that cannot be read are a failure of this view', async () => {
  const server = shop();
  server.once('order.php?act=order_list', cut);
  const due = createDue();
  await due.part.load(true);
  expect(due.part.state.phase).toBe('failed');
  await due.part.load();
  expect(due.part.state.data?.all).toHaveLength(1);
});

test('ticked goods of a list get the quantity of their last order, as far as the stock has it', async () => {
  shop(9);
  const due = createDue();
  await due.part.load();
  const picking = createPicking();
  for (const { goods } of due.part.state.data?.all ?? []) picking.toggle(goods);
  await vi.waitFor(() => expect(quantities(picking.state.picks)).toEqual(['9 库存 9，已按库存填']));
});
