// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { CART_SYNC_DELAY } from '#shared/rules/cart/cart-quantity.ts';
import { addedGoods, forgetAdded, noteAdded } from '#web/state/goods/added-goods.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { put, session, signOut } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';
import { RowStepper } from './row-stepper.lazy.tsx';

const LIST = 'cart.php?act=list';
const UP = 'cart.php?act=up_num';
const DEL = 'cart.php?act=del_num';

const goods = { goods_id: '7', goods_name: '板蓝根颗粒', lx: '0', tb_id: '', goods_number: 90 } as GoodsCard;
const line = {
  cart_id: 'c1',
  rec_id: 'r1',
  goods_id: '7',
  goods_name: '板蓝根颗粒',
  goods_price: '9.10',
  num: 24,
  start_num: 12,
  min_unitno: 1,
  goods_number: 90,
  type: '0',
  goods_type: '1',
  unitno_name: '袋',
};

beforeEach(() => {
  vi.useFakeTimers();
  put({ token: 'd'.repeat(32), yz: 1, cartNum: 24 });
  provideFailureHandler(() => undefined);
  noteAdded(goods, 12);
});
afterEach(() => {
  cleanup();
  forgetAdded();
  signOut();
  vi.useRealTimers();
});

/** The place of the row's quantity, with the mark that stands there until it is known. */
function Place({ of = goods }) {
  const mark = useRef<HTMLButtonElement>(null);
  const [isCounted, setCounted] = useState(false);
  return (
    <>
      {!isCounted && (
        <button type="button" ref={mark}>
          已加
        </button>
      )}
      <RowStepper goods={of} mark={mark} onCounted={setCounted} />
    </>
  );
}

/** Draws the row's quantity with these lines in the cart. */
async function draw(lines: () => readonly object[], more: Record<string, () => object> = {}) {
  const server = serve({ [LIST]: () => ({ success: 1, data: lines(), checkedList: [], allCheckedList: [] }), ...more });
  render(<Place />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  return server;
}
const field = () => screen.queryByRole<HTMLInputElement>('textbox', { name: '板蓝根颗粒的数量' });
const press = (word: string) =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: `${word} 板蓝根颗粒的数量` })));
const wait = () => act(() => vi.advanceTimersByTimeAsync(CART_SYNC_DELAY));

test('the quantity is that of the line in the cart, and + adds one order multiple, without a dialog', async () => {
  const server = await draw(() => [line], { [UP]: () => ({ success: 1 }) });
  expect(field()?.value).toBe('24');
  await press('增加');
  await press('增加');
  expect(field()?.value).toBe('48');
  await wait();
  expect(server.asked(UP).map((query) => query)).toHaveLength(1);
  expect([session.cartNum, addedGoods['7 0 ']?.num]).toEqual([48, 48]);
});

test('the + takes the focus of the mark that it replaces, and no focus that is elsewhere', async () => {
  for (const isOnMark of [true, false]) {
    serve({ [LIST]: () => ({ success: 1, data: [line], checkedList: [], allCheckedList: [] }) });
    render(<Place />);
    if (isOnMark) screen.getByRole('button', { name: '已加' }).focus();
    await act(() => vi.advanceTimersByTimeAsync(0));
    const plus = screen.getByRole('button', { name: '增加 板蓝根颗粒的数量' });
    expect(document.activeElement === plus).toBe(isOnMark);
    cleanup();
  }
});

test('what the server takes stands: less stock, a limit', async () => {
  const server = await draw(() => [line], { [UP]: () => ({ success: 2, goods_number: 30 }) });
  await press('增加');
  await wait();
  expect([field()?.value, server.said]).toEqual(['30', ['下手慢了！还剩30个']]);
});

test('more than the stock is not asked for', async () => {
  const server = await draw(() => [{ ...line, num: 84 }]);
  await press('增加');
  await wait();
  expect([field()?.value, server.said, server.asked(UP)]).toEqual(['84', ['库存不够，最大：90'], []]);
});

test('after a failure the cart is read again', async () => {
  let num = 24;
  const server = await draw(() => [{ ...line, num }], { [UP]: () => ({ success: 0, content: '请稍后再试' }) });
  await press('增加');
  num = 20;
  await wait();
  expect([field()?.value, server.asked(LIST).length]).toEqual(['20', 2]);
});

test('below one multiple the line is taken out, once the server names it', async () => {
  let lines = [{ ...line, num: 12 }];
  const server = await draw(() => lines, {
    [DEL]: () => {
      lines = [];
      return { success: 1, del_ids: ['c1'] };
    },
  });
  await press('减少');
  await wait();
  expect([field(), server.said, server.asked(UP), addedGoods['7 0 ']]).toEqual([null, ['删除成功！'], [], undefined]);
});

test('a line that the server refuses to take out stays with its quantity', async () => {
  await draw(() => [{ ...line, num: 12 }], { [DEL]: () => ({ success: 0, content: '请稍后再试' }) });
  await press('减少');
  await wait();
  expect(field()?.value).toBe('12');
});

test('a line that was deleted elsewhere is no longer told as added', async () => {
  await draw(() => []);
  expect(addedGoods['7 0 ']).toBeUndefined();
});

test.each([
  ['two lines of the goods', () => [line, { ...line, cart_id: 'c2', attr_name: '批号 260418' }]],
  [
    'a bundle of it',
    () => [
      { ...line, type: '4' },
      { ...line, cart_id: 'c2' },
      { ...line, cart_id: 'c3' },
    ],
  ],
])('%s: which one is meant is not known, and the mark stays', async (_, lines) => {
  await draw(lines);
  expect([field(), screen.queryByText('已加') !== null]).toEqual([null, true]);
});

test('goods that are added while the cart is being read are in the next reading', async () => {
  const lines: object[] = [];
  const server = await draw(() => [...lines]);
  cleanup();
  forgetAdded();
  noteAdded(goods, 12);
  const late = server.asked(LIST).length;
  render(<Place />);
  lines.push({ ...line, num: 12 });
  render(<Place of={{ ...goods, goods_id: '8' }} />);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(field()?.value).toBe('12');
  expect(server.asked(LIST).length - late).toBe(2);
});

test('a quantity that is changed while the cart is read again stays, and is sent', async () => {
  let slow = 0;
  const list = { success: 1, data: [line], checkedList: [], allCheckedList: [] };
  const server = await draw(() => [line], {
    [LIST]: () => new Promise((resolve) => setTimeout(() => resolve(list), slow)),
    [UP]: () => ({ success: 1 }),
  });
  await act(() => vi.advanceTimersByTimeAsync(1));
  slow = 200;
  render(<Place of={{ ...goods, goods_id: '8' }} />);
  await act(() => vi.advanceTimersByTimeAsync(50));
  await press('增加');
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect([field()?.value, server.asked(UP)]).toEqual(['36', []]);
  await wait();
  expect([field()?.value, server.asked(UP).length]).toEqual(['36', 1]);
});
