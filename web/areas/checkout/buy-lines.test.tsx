// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import { api } from '#web/state/loading/api.ts';
import { serve } from '#web/state/testing.ts';
import { BuyLines } from './buy-lines.tsx';

afterEach(cleanup);

const line = (cart_id: string, more: object = {}) => ({
  cart_id,
  goods_id: cart_id,
  goods_name: `药品${cart_id}`,
  goods_price: '2.50',
  num: 4,
  unitno_name: '瓶',
  des: '10ml',
  brand_name: '远山制药',
  ...more,
});

async function lines(...sent: object[]) {
  serve({ 'buy.php?act=confirm': () => ({ merchants: [{ order_zt: '药仓', shipping_fee: 0, lines: sent }] }) });
  const { merchants } = await api.send(buy.confirm, {
    buy_list: '1',
    address_id: '',
    volume_id: '',
    use_integral: false,
  });
  const [merchant] = merchants;
  if (!merchant) throw new Error('no merchant');
  return merchant;
}

const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('a merchant of four kinds folds, says how many there are and what all cost, and shows the rest after a tap', async () => {
  render(
    <BuyLines merchant={await lines(line('1'), line('2'), line('3'), line('4', { unitno_name: '袋' }))} short={[]} />,
  );
  expect(names()).toEqual(['药品1', '药品2', '药品3']);
  expect(screen.getByText('共 4 种 16 件')).toBeTruthy();
  expect(screen.getByText('¥40.00')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '展开', expanded: false }));
  expect(names()).toHaveLength(4);
  fireEvent.click(screen.getByRole('button', { name: '收起', expanded: true }));
  expect(names()).toHaveLength(3);
});

test('three kinds stand without a button', async () => {
  render(<BuyLines merchant={await lines(line('1'), line('2'), line('3'))} short={[]} />);
  expect(screen.getByText('共 3 种 12 瓶')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a line without enough stock is never folded', async () => {
  const short = { cart_id: '5', goods_name: '药品5', unit: '瓶', num: 4, left: 2, fits: 2 };
  render(<BuyLines merchant={await lines(line('1'), line('2'), line('3'), line('4'), line('5'))} short={[short]} />);
  expect(names()).toEqual(['药品1', '药品2', '药品3', '药品5']);
});

test('points stand beside money, and a price that cannot be read leaves the sum unknown', async () => {
  const gift = line('2', { goods_type: '2', integral: 300, goods_price: 0, num: 2 });
  render(<BuyLines merchant={await lines(line('1'), gift)} short={[]} />);
  expect(screen.getByText('600 积分')).toBeTruthy();
  expect(screen.getByText('600 积分 + ¥10')).toBeTruthy();
  cleanup();
  render(<BuyLines merchant={await lines(line('1', { goods_price: 'x' }), line('2'))} short={[]} />);
  expect(screen.getAllByText('¥—')).toHaveLength(2);
});
