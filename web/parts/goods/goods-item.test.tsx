// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { privileges } from '#shared/rules/testing/privileges.ts';
import { AskAgain } from '#web/parts/time/use-turn.ts';
import { knownGoodsName } from '#web/state/goods/goods-names.ts';
import { notePrivileges } from '#web/state/session/privileges.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { GoodsItem } from './goods-item.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  signOut();
});

test('the goods page knows the name that the card showed', () => {
  render(<GoodsItem goods={{ goods_id: '5', goods_name: '布洛芬缓释胶囊' } as GoodsCard} />);
  const link = screen.getByRole('link', { name: '布洛芬缓释胶囊' });
  link.addEventListener('click', (event) => event.preventDefault());
  expect(knownGoodsName('5')).toBeUndefined();
  fireEvent.click(link);
  expect(knownGoodsName('5')).toBe('布洛芬缓释胶囊');
});

test('an image loads once its card is 600 px from the viewport; at 320 px width it is 220 px high', () => {
  const margins: (string | undefined)[] = [];
  let come: () => void = () => undefined;
  class Watcher {
    constructor(seen: (found: object[]) => void, { rootMargin }: IntersectionObserverInit = {}) {
      margins.push(rootMargin);
      come = () => seen([{ isIntersecting: true }]);
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', Watcher);
  const goods = { goods_id: '5', goods_name: '布洛芬缓释胶囊', goods_thumb: '/5.jpg' } as GoodsCard;
  const { container } = render(<GoodsItem goods={goods} />);
  expect([margins, container.querySelector('img')]).toEqual([['600px 0px'], null]);
  act(come);
  expect(container.querySelector('img')?.outerHTML).toContain('width="320" height="220" loading="lazy"');
});

test('goods in the cart are marked before the code of the actions has loaded', () => {
  put({ token: '0'.repeat(32), yz: 1 });
  const goods = { goods_id: '5', goods_name: '布洛芬缓释胶囊', goods_number: 7 } as GoodsCard;
  render(<GoodsItem goods={{ ...goods, isBuy: true }} />);
  expect(screen.getByText('已加').closest('span, button')?.tagName).toBe('SPAN');
  cleanup();
  render(<GoodsItem goods={goods} />);
  expect(screen.queryByText('已加')).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('goods that no coupon and no activity counts (no_discount %j) bear %i tag', (no_discount, tags) => {
  render(<GoodsItem goods={{ goods_id: '5', goods_name: '布洛芬缓释胶囊', no_discount } as GoodsCard} />);
  expect(screen.queryAllByText('不参与优惠')).toHaveLength(tags);
});

const announced = { is_promote: true, promote_price: 540, ks_time: 3000, gmt_end_time: 9000 };
const amlodipine = {
  goods_id: '5',
  goods_name: '氨氯地平片',
  lx: '0',
  shop_price: 620,
  volume_price: 583,
  ...announced,
};

test('a price with a coupon goes once a promotion that has started is lower', () => {
  put({ token: '0'.repeat(32), yz: 1 });
  notePrivileges(privileges('volume'));
  const { rerender } = render(<GoodsItem goods={amlodipine as GoodsCard} />);
  expect(screen.getByText('券后价 ¥5.83')).toBeTruthy();
  rerender(<GoodsItem goods={{ ...amlodipine, ks_time: null } as GoodsCard} />);
  expect(screen.queryByText('券后价 ¥5.83')).toBeNull();
});

test('a countdown’s end changes no price: the list is asked again, and a few times more while the answer stays', async () => {
  vi.useFakeTimers({ now: 0 });
  put({ token: '0'.repeat(32), yz: 1 });
  notePrivileges(privileges('volume'));
  const ask = vi.fn();
  render(
    <AskAgain value={ask}>
      <GoodsItem goods={amlodipine as GoodsCard} />
    </AskAgain>,
  );
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(ask).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.getByText('券后价 ¥5.83')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(600_000));
  expect(ask).toHaveBeenCalledTimes(5);
  vi.useRealTimers();
});

test('a server that leaves everything in: tags and other prices stand only while their privilege is known to be on', async () => {
  put({ token: '0'.repeat(32), yz: 1 });
  const goods = {
    ...amlodipine,
    integral: 30,
    integral_price: 500,
    red_price: 50,
    pledge_id: '3',
    is_udi: true,
  };
  render(<GoodsItem goods={goods as unknown as GoodsCard} />);
  const words = ['券后价', '可抵', '红包', '医保', 'UDI'];
  const shown = () => words.filter((word) => document.body.textContent?.includes(word));
  expect(shown()).toEqual([]);
  await act(async () => notePrivileges(privileges('redpaper', 'pledge')));
  expect(shown()).toEqual(['红包', '医保', 'UDI']);
  await act(async () => notePrivileges(privileges('integral', 'volume')));
  expect(shown()).toEqual(['券后价', '可抵']);
  // An answer that names one privilege says nothing about the others.
  await act(async () => notePrivileges({ volume: false }));
  expect(shown()).toEqual(['可抵']);
});

test('a verified buyer is not told to get verified when a price cannot be read', () => {
  put({ token: '0'.repeat(32), yz: 1 });
  render(<GoodsItem goods={{ goods_id: '8', goods_name: '碘伏', goods_number: 4 } as GoodsCard} />);
  expect([screen.queryByText('金额未知') !== null, screen.queryByText(/登录认证用户后/)]).toEqual([true, null]);
});
