// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnswerOf } from '#shared/contract/call.ts';
import { cart } from '#shared/contract/cart.ts';
import { common } from '#shared/contract/common.ts';
import { NetworkError, RefusedError } from '#shared/errors.ts';
import { CART_START_DELAY } from '#shared/rules/app/start-delay.ts';
import type { Question } from '#web/state/dialogs/dialog-table.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { provideFailureHandler } from '#web/state/loading/failure.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import CartPage from './cart-page.tsx';

/** The page in each state of its list. What it does with lines is tested in its store and in the journeys. */
const EMPTY = { success: 1, data: [], checkedList: [], allCheckedList: [] } as unknown as AnswerOf<typeof cart.list>;

beforeEach(() => {
  vi.useFakeTimers();
  start.now = { phase: 'shown', settings: {} as Settings };
  provideFailureHandler(() => undefined);
  put({ token: 'a'.repeat(32), yz: 1 });
});

afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
});

/** Renders the page with these answers of the cart's list in order; other calls never answer. */
function open(...answers: (AnswerOf<typeof cart.list> | Error)[]) {
  const asked = vi.spyOn(api, 'send').mockImplementation((async (call: unknown) => {
    if (call !== cart.list) return new Promise(() => undefined);
    const next = answers.shift();
    if (next instanceof Error) throw next;
    return next;
  }) as typeof api.send);
  render(<CartPage query={{ step: '' }} />);
  return { lists: () => asked.mock.calls.filter(([call]) => (call as unknown) === cart.list).length };
}

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('a visitor gets the login gate, and nothing is requested', async () => {
  signOut();
  const { lists } = open();
  await passes(CART_START_DELAY);
  expect(screen.getByText('登录后才能使用！')).toBeTruthy();
  expect(lists()).toBe(0);
});

test('recommendations have their first pictures at once where nothing stands above them, and not below lines', async () => {
  const goods = [1, 2, 3, 4, 5, 6, 7].map((id) => ({
    goods_id: `${id}`,
    goods_name: `药 ${id}`,
    goods_thumb: 'a.webp',
  }));
  const line = {
    cart_id: '1',
    goods_id: '1',
    goods_name: '布洛芬',
    goods_price: 500,
    num: 1,
    goods_number: 9,
    type: '0',
  };
  const pictures = async (lines: readonly object[]) => {
    vi.spyOn(api, 'send').mockImplementation((async (call: unknown) => {
      if (call === cart.list) return { ...EMPTY, data: lines };
      return call === common.randBest ? { data: goods } : new Promise(() => undefined);
    }) as typeof api.send);
    render(<CartPage query={{ step: '' }} />);
    // The list, then what stands below it.
    await passes(CART_START_DELAY);
    await passes(CART_START_DELAY);
    const shown = screen.getByRole('region', { name: '猜你喜欢' }).querySelectorAll('img[loading=eager]').length;
    cleanup();
    return shown;
  };
  expect(await pictures([])).toBe(5);
  expect(await pictures([line])).toBe(0);
  signOut();
  expect(await pictures([])).toBe(5);
});

test('the skeleton shows until the list arrives, which is requested once', async () => {
  const { lists } = open(EMPTY);
  await passes(CART_START_DELAY - 1);
  expect([screen.queryByText('购物车还是空的'), lists()]).toEqual([null, 0]);
  await passes(1);
  expect([screen.getByText('购物车还是空的') !== null, lists()]).toEqual([true, 1]);
});

test('a network failure is asked again twice, is no empty cart, and a retry loads the lines', async () => {
  const lost = () => new NetworkError(cart.list.path, 'dropped');
  const { lists } = open(lost(), lost(), lost(), EMPTY);
  await passes(CART_START_DELAY + 5_000);
  expect(lists()).toBe(3);
  expect(screen.queryByText('购物车还是空的')).toBeNull();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '重试' })));
  expect(screen.getByText('购物车还是空的')).toBeTruthy();
});

test('a refusal shows the text of the server', async () => {
  open(new RefusedError(cart.list.path, 1, '购物车正在整理', false));
  await passes(CART_START_DELAY);
  expect(document.body.textContent).toContain('购物车正在整理');
  expect(screen.queryByText('购物车还是空的')).toBeNull();
});

test('lines of several merchants are grouped, each with its ticked total', async () => {
  const line = (cart_id: string, order_zt: string, goods_price: number) => ({
    cart_id,
    goods_id: cart_id,
    goods_name: `商品${cart_id}`,
    order_zt,
    goods_price,
    num: 2,
    start_num: 1,
    min_unitno: 1,
    goods_number: 50,
    type: '0',
    goods_type: '1',
  });
  const data = [line('1', '药仓自营', 500), line('2', '康源医药', 700), line('3', '药仓自营', 300)];
  open({ ...EMPTY, data, checkedList: ['1', '2'], allCheckedList: ['1', '2', '3'] } as never);
  await passes(CART_START_DELAY);
  const said = (name: string) => screen.getByRole('region', { name }).querySelector('.cart__merchant')?.textContent;
  expect(said('药仓自营')).toBe('药仓自营已选小计 ¥10.00');
  expect(said('康源医药')).toBe('康源医药已选小计 ¥14.00');
});

test('the fee of several merchants is told of the ticked lines, and of none that nobody knows', async () => {
  // Ticks are kept for the visit of a member.
  put({ token: 'b'.repeat(32) });
  const line = { num: 1, start_num: 1, goods_number: 9, type: '0', goods_type: '1' };
  const data = [
    { ...line, cart_id: '1', goods_id: '1', goods_name: '布洛芬', order_zt: '药仓自营', goods_price: 900 },
    { ...line, cart_id: '2', goods_id: '2', goods_name: '清凉油', order_zt: '康源医药', goods_price: 700 },
  ];
  // A package is in the cart, of which nobody knows whether it is among the ticked lines.
  const rule = { have_package: true, package_price: 20_000, agency_franking: 1_800 };
  open({ ...EMPTY, ...rule, data, checkedList: ['1', '2'], allCheckedList: ['1', '2'] } as never);
  await passes(CART_START_DELAY);
  const told = () => document.querySelector('.cart__shipping')?.textContent ?? '';
  const tick = (name: RegExp) => act(async () => void fireEvent.click(screen.getByRole('checkbox', { name })));
  expect(told()).toBe('各商家分开发货，本单免运费');
  await tick(/布洛芬/);
  expect(told()).toBe('');
  await tick(/清凉油/);
  expect(told()).toBe('各商家分开发货，运费合并计算：满¥200.00免运费，不满收¥18.00');
});

test('the fee of a bundle below the amount is not told: only the checkout knows it', async () => {
  const bundle = { cart_id: '4', goods_id: '4', goods_name: '礼包', num: 1, start_num: 1, goods_number: 9, type: '4' };
  const data = [{ ...bundle, goods_type: '1', goods_price: 900 }];
  const rule = { have_package: false, package_price: 20_000, agency_franking: 1_800 };
  open({ ...EMPTY, ...rule, data, checkedList: ['4'], allCheckedList: ['4'] } as never);
  await passes(CART_START_DELAY);
  expect(screen.getByText('运费').nextElementSibling?.textContent).toBe('结算时计算');
});

test('a line says how many pieces its won price covers, and with more of them what all cost', async () => {
  const line = { num: 20, start_num: 1, goods_number: 99, type: '0', unitno_name: '盒', won_price: 6050, won_num: 20 };
  const data = [
    { ...line, cart_id: '1', goods_id: '1', goods_name: '布洛芬', goods_price: 6050 },
    { ...line, cart_id: '2', goods_id: '2', goods_name: '清凉油', goods_price: 6870, num: 21 },
  ];
  open({ ...EMPTY, data, checkedList: ['1', '2'], allCheckedList: ['1', '2'] } as never);
  await passes(CART_START_DELAY);
  expect(screen.getByText('专享价：每单20盒以内').className).toContain('muted');
  const lost = screen.getByText('超过20盒，全部按¥68.70结算（20盒以内¥60.50）').closest('[id]');
  expect(lost?.className).toContain('tone-warn');
  expect(screen.getByRole('textbox', { name: '清凉油的数量' }).getAttribute('aria-describedby')).toBe(lost?.id);
});

test.each([
  [true, 1],
  [false, 0],
])('a sold-out line is not in the sum; where pre-orders are switched to %s it leads to %i', async (qhyg, links) => {
  start.now = { phase: 'shown', settings: { qhyg } as Settings };
  const line = { cart_id: '1', goods_id: '7', goods_name: '布洛芬', goods_price: 900, num: 3, start_num: 1, type: '0' };
  open({ ...EMPTY, data: [{ ...line, goods_number: 0 }], checkedList: ['1'], allCheckedList: ['1'] } as never);
  await passes(CART_START_DELAY);
  expect(screen.getByText('暂时缺货，不计入合计')).toBeTruthy();
  const ways = screen.queryAllByRole('link', { name: '缺货预购' }).map((link) => link.getAttribute('href'));
  expect(ways).toEqual(Array.from({ length: links }, () => '/qhyg?id=7'));
  expect(screen.queryAllByRole('textbox', { name: '布洛芬的数量' })).toHaveLength(1 - links);
});

test('a bundle is no link: its id is not that of a goods', async () => {
  const line = { cart_id: '1', goods_id: '1', goods_price: 500, num: 2, start_num: 1, min_unitno: 1, goods_number: 50 };
  const data = [
    { ...line, goods_name: '秋冬感冒组合', type: '4' },
    { ...line, cart_id: '2', goods_name: '布洛芬', type: '0' },
  ];
  open({ ...EMPTY, data, checkedList: ['1', '2'], allCheckedList: ['1', '2'] } as never);
  await passes(CART_START_DELAY);
  expect(screen.getByRole('heading', { name: '秋冬感冒组合' }).closest('a')).toBeNull();
  expect(screen.getByRole('link', { name: '布洛芬' })).toBeTruthy();
});

test('a member whose verification lapsed sees the lines and what to do, and cannot buy', async () => {
  put({ yz: 0 });
  start.now = { phase: 'shown', settings: { user_yz: true } as Settings };
  const data = [
    { cart_id: '1', goods_id: '1', goods_name: '布洛芬', num: 2, start_num: 1, goods_number: 2, type: '0' },
  ];
  open({ ...EMPTY, data, checkedList: [], allCheckedList: ['1'] } as never);
  await passes(CART_START_DELAY);
  expect(screen.getByRole('link', { name: '布洛芬' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '去认证' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: '去结算' })).toBeNull();
});

test('the question before one goods is taken out names it; several are counted', async () => {
  const line = { num: 2, start_num: 1, goods_number: 9, type: '0', goods_price: 500 };
  const data = [
    { ...line, cart_id: '1', goods_id: '1', goods_name: '布洛芬', des: '0.3g×20粒' },
    { ...line, cart_id: '2', goods_id: '2', goods_name: '清凉油' },
  ];
  open({ ...EMPTY, data, checkedList: ['1', '2'], allCheckedList: ['1', '2'] } as never);
  await passes(CART_START_DELAY);
  const asked = async (name: RegExp | string) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name })));
    const asks = dialogs.open.map(({ ask }) => (ask.value as Question).message.text);
    await act(async () => dismissAll());
    return asks;
  };
  expect(await asked(/^删除.*布洛芬/)).toEqual(['确定要删除「布洛芬 0.3g×20粒」吗？']);
  expect(await asked('删除')).toEqual(['确定要删除选中的2种商品吗？']);
});

test('plus and minus change a line whose order multiple is 0 by one', async () => {
  const line = {
    cart_id: '4',
    goods_id: '9',
    goods_name: '六味地黄丸',
    goods_price: 1_260,
    num: 7,
    goods_number: 60,
    start_num: 0,
  };
  open({ ...EMPTY, data: [{ ...line, type: '0' }] } as never);
  await passes(CART_START_DELAY);
  const field = screen.getByLabelText<HTMLInputElement>('六味地黄丸的数量');
  const press = (word: string) =>
    act(async () => void fireEvent.click(screen.getByLabelText(`${word} 六味地黄丸的数量`)));
  await press('增加');
  expect(field.value).toBe('8');
  await press('减少');
  await press('减少');
  expect(field.value).toBe('6');
  await act(async () => void fireEvent.keyDown(field, { key: 'ArrowUp' }));
  expect(field.value).toBe('7');
});
