// @vitest-environment happy-dom

import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { privileges } from '#web/state/session/privileges.ts';
import { put, session, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { cut, serve } from '#web/state/testing.ts';
import { STRAIGHT_WAIT } from './add-straight.ts';
import { QuickBuyDialog } from './quick-buy-dialog.tsx';

const INFO = 'goods.php?act=info';
const ADD = 'buy.php?act=add_to_cart';

// Loaded in real time: fake timers do not wait for it.
beforeAll(() => import('./add-goods.lazy.ts'));
beforeEach(() => {
  vi.useFakeTimers();
  put({ token: '0'.repeat(32), yz: 1, cartNum: 0, is_yb: false });
});
afterEach(() => {
  cleanup();
  signOut();
  vi.useRealTimers();
});

const card = {
  goods_id: '5',
  goods_name: '布洛芬',
  lx: '0',
  tb_id: '',
  shop_price: 860,
  goods_number: 95,
} as GoodsCard;

/** A goods answer in wire format without choices. */
const plain = (data: object = {}, more: object = {}) =>
  goodsAnswer(
    {
      goods_id: '5',
      goods_name: '布洛芬',
      unitno_name: '盒',
      goods_number: 95,
      shop_price: '8.60',
      medium: 10,
      box: 200,
      min_unitno: 2,
      ...data,
    },
    { priv: { unitno: 1 }, ...more },
  );

/** Opens the dialog as a card on a phone does; returns its result and the sent calls. */
async function press(
  info: () => unknown,
  { of = card, answer = { success: 1 } }: { of?: GoodsCard; answer?: object } = {},
) {
  const server = serve({ [INFO]: info, [ADD]: () => answer, 'cart.php?act=list': () => ({ data: [] }) });
  const close = vi.fn();
  const { goods_id, lx, tb_id } = of;
  render(<QuickBuyDialog ask={{ goods_id, lx, tb_id, card: of, straight: true }} close={close} />);
  await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT - 1));
  return { server, close };
}
const isOpen = () => screen.queryByRole('dialog') !== null;

test('goods without choices are added with their order multiple, without a dialog', async () => {
  const { server, close } = await press(() => plain());
  expect(close.mock.calls).toEqual([[10]]);
  expect([isOpen(), session.cartNum, server.said]).toEqual([false, 10, ['已加入购物车！']]);
});

const specification = { spce_id: '1', spce_name: '24片', goods_number: 9, shop_price: '8.60' };
const batch = { tb_id: '9', ph: '260418', end_time: '2027-03-31', shop_price: '5.00', goods_number: 20 };

test.each<[what: string, info: object, of?: GoodsCard]>([
  ['specifications', plain({}, { spce_list: [specification], priv: { goods_spce: 1 } })],
  ['specifications that are switched off', plain({}, { spce_list: [specification] })],
  ['near-expiry batches', plain({}, { taobao_list: [batch], priv: { taobao: 1 } })],
  ['tiers', plain({}, { buyladder: [{ num: 50, price: '8.00' }], priv: { buyladder: 1 } })],
  ['a purchase limit', plain({ restricted: { is_restricted: 1, kk_num: 50, type: 1 } }, { priv: { restricted: 1 } })],
  ['a business scope that lacks them', plain({}, { yz_range: 0 })],
  ['less stock than the multiple', plain({ goods_number: 7 })],
  ['no price', plain({ shop_price: '' })],
  ['a price above that of the card', plain({ shop_price: '8.61' })],
  ['goods of a bundle', plain({ goods_type: '4' })],
  ['sale by the carton', plain({ min_unitno: 3, goods_number: 950 })],
  ['a price in points', plain({ integral: 300, goods_type: '2' }, { priv: { integral: 1 } })],
  ['a card of near expiry', plain(), { ...card, lx: '1', tb_id: '9', tb_price: 860 }],
  ['a card without a price', plain(), { ...card, shop_price: undefined }],
])('%s: the dialog opens, and nothing was added', async (_, info, of) => {
  const { server, close } = await press(() => info, { of: of ?? card });
  expect([isOpen(), close.mock.calls, server.asked(ADD)]).toEqual([true, [], []]);
  expect(server.asked(INFO)).toHaveLength(1);
});

test('an insured member gets the dialog for goods outside the insurance', async () => {
  put({ is_yb: true });
  const { server } = await press(() => plain());
  expect([isOpen(), server.asked(ADD)]).toEqual([true, []]);
  cleanup();
  const { close } = await press(() => plain({ is_yb: 1 }));
  expect(close.mock.calls).toEqual([[10]]);
});

test('a late answer opens the dialog, and the goods are not added automatically', async () => {
  const { server } = await press(
    () => new Promise((resolve) => setTimeout(() => resolve(plain()), STRAIGHT_WAIT + 50)),
  );
  expect(isOpen()).toBe(false);
  await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT));
  expect([isOpen(), server.asked(ADD)]).toEqual([true, []]);
  expect(screen.getByRole('button', { name: '加入购物车' })).toBeTruthy();
});

test('when others were faster the dialog opens with the remaining stock', async () => {
  const { server, close } = await press(() => plain(), { answer: { success: 2, goods_number: 4 } });
  expect(server.said).toEqual(['下手慢了！还剩4个']);
  expect([isOpen(), close.mock.calls, session.cartNum]).toEqual([true, [], 0]);
});

test('an unreadable answer opens the dialog with a retry, and nothing looks as if it were loading', async () => {
  await press(cut);
  // It is asked three times.
  await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT + 1_600));
  expect([isOpen(), screen.queryByRole('button', { name: '重试' }) !== null]).toEqual([true, true]);
  expect(document.querySelector('.skeleton')).toBeNull();
});

test.each([
  [0, '1', true],
  [0, '0', false],
  [95, '1', false],
])(
  'goods with %s in stock, where pre-orders are switched to %s, lead to the pre-order: %s',
  async (stock, qhyg, leads) => {
    Object.assign(privileges, { preOrders: false });
    const priv = { unitno: 1, qhyg };
    const two = [{ tb_id: '1', validity: '2027-06', goods_number: 3, tb_price: '5.00' }];
    await press(() => plain({ goods_number: stock }, { priv, taobao_list: two }), {
      of: { ...card, goods_number: stock },
    });
    await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT));
    const link = screen.queryByRole('link', { name: '缺货预购' });
    expect(link?.getAttribute('href') ?? null).toBe(leads ? '/qhyg?id=5' : null);
  },
);

test('a used-up limit is no lack of stock: it is told, and no pre-order is offered', async () => {
  const restricted = { is_restricted: 1, kk_num: 0, restricted_num: 50, type: '2' };
  const goods = plain({ goods_number: 0, restricted }, { priv: { unitno: 1, qhyg: 1, restricted: 1 } });
  await press(() => goods, { of: { ...card, goods_number: 0 } });
  await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT));
  expect(screen.queryByRole('link', { name: '缺货预购' })).toBeNull();
  expect(screen.getByText('数量限购，您还可购0个')).toBeTruthy();
});

test.each([
  [20, '¥6.60', '¥132.00', '专享价：每单20盒以内'],
  [30, '¥8.60', '¥258.00', '超过20盒，全部按¥8.60结算（20盒以内¥6.60）'],
])('%i pieces, of which a won price covers 20, cost %s each, %s together', async (num, each, sum, words) => {
  start.now = { phase: 'shown', settings: {} as Settings };
  serve({ [INFO]: () => plain({ won_price: '6.60', won_num: 20 }) });
  render(<QuickBuyDialog ask={{ goods_id: '5', card, num }} close={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT));
  screen.getByText(words);
  const shown = document.body.textContent ?? '';
  expect(shown).toContain(each);
  expect(shown).toContain(sum);
});

test.each([
  [{ goods_number: -3 }, 'PH7 ¥4.10', '2027-03 到期 · 余 0 盒', true],
  [{ goods_number: '有货' }, 'PH7 ¥4.10', '2027-03 到期 · 余 —', false],
  [{ shop_price: 0, end_time: '不详' }, 'PH7', '— 到期 · 余 6 盒', false],
])('a near-expiry batch says what it has, and — for what cannot be read: %j', async (odd, name, note, soldOut) => {
  const batch = { tb_id: 3, ph: 'PH7', end_time: '2027-03-31', shop_price: '4.10', goods_number: 6, ...odd };
  await press(() => plain({}, { priv: { unitno: 1, taobao: 1 }, taobao_list: [batch] }));
  const chip = screen.getByRole('button', { name: (said) => said.startsWith('PH7') });
  expect(chip.textContent).toBe(`${name}${name === 'PH7' ? ' ' : ''}${note}`);
  expect((chip as HTMLButtonElement).disabled).toBe(soldOut);
});

test('a piece is priced where the pack counts them', async () => {
  start.now = { phase: 'shown', settings: {} as Settings };
  serve({ [INFO]: () => plain({ des: '0.3g×24粒' }) });
  render(<QuickBuyDialog ask={{ goods_id: '5', card, num: 10 }} close={() => undefined} />);
  await act(() => vi.advanceTimersByTimeAsync(STRAIGHT_WAIT));
  expect(screen.getByText('≈¥0.36/粒')).toBeTruthy();
});
