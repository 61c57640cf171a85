// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { order } from '#shared/contract/order.ts';
import { said_paid, token } from '#web/state/storage/kept.ts';
import { enter } from '#web/state/storage/owner.ts';
import type { Early, FillPage } from './filler.ts';

/** An order as the build renders it, once for each look. */
const one = (look: string, note = '') =>
  `<div class="endless__row"><article class="${look}"><h2>__shop__</h2><a class="order__goods" href="./order-info?order_id=__id__"><span class="picture"><img src="__picture__"></span></a>${note}<i>__state__</i><span>__paid__</span> <span>¥<b>__whole__</b>__cents__</span><div class="order__acts"><button aria-label="关闭订单，订单 __sn__">关闭订单</button></div></article></div>`;
const FRAME = [
  '<div class="orders__month"><h2>__month__</h2><span>__figures__</span></div>',
  one('due', '<p class="order__note"><u>__left__</u></p>'),
  one('open', '<p class="order__note is-good">__parcels__</p>'),
  one('completed'),
  one('closed'),
  '<div class="endless__foot"></div>',
].join('');

const place = globalThis as { fillPage?: FillPage };

beforeAll(async () => {
  vi.stubGlobal('FRAMES', [FRAME, '<main>暂无订单</main>']);
  vi.stubGlobal('SEES', true);
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  await import('./fill-order.ts');
});
afterEach(() => localStorage.clear());
afterAll(() => {
  vi.unstubAllGlobals();
  delete place.fillPage;
});

const row = (status: number, more: object = {}) => ({
  order_id: '7',
  order_sn: 'D7',
  add_time: '1794000000',
  goods_thumb: ['a.webp', 'b.webp'],
  order_zt: '主仓',
  status: { status },
  order_status: status === 1 ? 0 : 1,
  pay_status: status === 1 ? 0 : 1,
  pay_name: '余额支付',
  money_paid: '12.50',
  breed_num: 2,
  delivery: [],
  ...more,
});

/** The frame with these orders; undefined when it stays a skeleton. */
function shown(rows: readonly object[], { words = '', booklet_type = '2', page_next = 'end' } = {}) {
  const text = JSON.stringify({ success: 1, data: rows, page_next });
  const query = new URLSearchParams(words);
  const early: Early = {
    answers: new Map([[order.orderList.path, text]]),
    init: { user_yz: 1, booklet_type },
    query,
    token: 't'.repeat(32),
    yz: 1,
    order_pay: false,
  };
  const page = document.createElement('div');
  page.innerHTML = '<p>skeleton</p>';
  place.fillPage?.(early, page, '');
  return page.textContent === 'skeleton' ? undefined : page;
}
const texts = (rows: readonly object[], how?: object) =>
  [...(shown(rows, how)?.querySelectorAll('article') ?? [])].map(
    ({ className, textContent }) => `${className}: ${textContent}`,
  );

test('each order stands in the look of its state, with its amount', () => {
  expect(
    texts([
      row(1, { order_id: '71', end_time: '1794000600' }),
      row(3, {
        order_id: '72',
        delivery: [{ send_id: '1', send_type: '1', status: 1, delivery_name: '顺丰', delivery_num: 'SF1' }],
      }),
      row(2, { order_id: '73' }),
      row(6, { order_id: '74' }),
      row(7, { order_id: '75' }),
    ]),
  ).toEqual([
    'due: 主仓剩余 --:--:--，待付款应付 ¥12.50关闭订单再次购买付款',
    'open: 主仓顺丰 SF1待收货余额支付 ¥12.50查看物流再次购买确认收货',
    'open: 主仓待发货余额支付 ¥12.50再次购买',
    'completed: 主仓已完成余额支付 ¥12.50申请售后再次购买',
    'closed: 主仓已关闭余额支付 ¥12.50再次购买',
  ]);
});

test('orders stand under their months; the figures of a month come with its whole', () => {
  const rows = [
    row(6, { order_id: '81', add_time: '1783000000' }),
    row(1, { order_id: '82', add_time: '1783000000' }),
    row(6, { order_id: '83', add_time: '1780000000' }),
  ];
  const heads = (how?: object) =>
    [...(shown(rows, how)?.querySelectorAll('.orders__month, article') ?? [])].map((each) =>
      each.matches('article') ? each.className : each.textContent,
    );
  expect(heads()).toEqual(['2026年7月· 2 单 · ¥12.50', 'completed', 'due', '2026年5月· 1 单 · ¥12.50', 'completed']);
  expect(heads({ page_next: 'more' })[3]).toBe('2026年5月');
  expect(heads({ words: 'lx=3' })[0]).toBe('2026年7月');
});

test('an order has its pictures and its link; what acts is a button, which is not seen yet', () => {
  const page = shown([row(6)]);
  expect([...(page?.querySelectorAll('img') ?? [])].map((each) => each.getAttribute('src'))).toEqual([
    'a.webp',
    'b.webp',
  ]);
  expect(page?.querySelector('a')?.getAttribute('href')).toBe('./order-info?order_id=7');
  expect(page?.querySelectorAll('.order__acts > :not(button)')).toHaveLength(0);
});

test.each(['面议', '', null, []])('an amount that cannot be read (%j) is not shown', (money_paid) => {
  expect(texts([row(2, { money_paid })])[0]).not.toMatch(/¥|\d/);
});

test('an unpaid order without an end has no countdown', () => {
  expect(texts([row(1)])[0]).not.toContain('剩余');
});

test('no orders: the page says so, with the look that it has then', () => {
  expect(shown([])?.textContent).toBe('暂无订单');
});

test('a tab that this shop has not and a payment that WeChat reported are for the page to show', () => {
  expect(texts([row(2)], { words: 'lx=5' })).toHaveLength(1);
  expect(shown([row(2)], { words: 'lx=5', booklet_type: '1' })).toBeUndefined();
  token.write('t'.repeat(32));
  enter('t'.repeat(32), 'yaodian');
  said_paid.mine().write([{ type: '1', order_id: '7', order_sn: 'D7', fd_sn: '' } as never]);
  expect(shown([row(1)])).toBeUndefined();
});
