// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cart } from '#shared/contract/cart.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { createCart } from './cart-store.ts';
import { CartView } from './cart-view.tsx';

/** The names of the lines that were rendered. */
const drawn = vi.hoisted(() => [] as string[]);
vi.mock('#shared/rules/prices/won-price.ts', async (original) => {
  const rule = await original<typeof import('#shared/rules/prices/won-price.ts')>();
  const wonPriceOf: typeof rule.wonPriceOf = (line) => {
    drawn.push((line as unknown as { goods_name: string }).goods_name);
    return rule.wonPriceOf(line);
  };
  return { ...rule, wonPriceOf };
});

afterEach(() => {
  cleanup();
  signOut();
});

const line = (at: number) => ({
  cart_id: `${at}`,
  goods_id: `${at}`,
  goods_name: `口罩 ${at}`,
  des: '10只',
  goods_price: '2.50',
  num: 2,
  start_num: 1,
  type: '0',
  goods_number: 90,
  order_zt: at % 2 ? '甲' : '乙',
});

test('a tick renders its line and the sums, whatever the length of the cart', async () => {
  put({ token: 'c'.repeat(32), yz: 1 });
  start.now = { phase: 'shown', settings: {} as Settings };
  const data = Array.from({ length: 120 }, (_, at) => line(at + 1));
  serve({ [cart.list.path]: () => ({ data, checkedList: [], allCheckedList: data.map(({ cart_id }) => cart_id) }) });
  const store = createCart();
  await store.list.load();
  render(<CartView store={store} />);
  expect(new Set(drawn).size).toBe(120);
  drawn.length = 0;
  await act(async () => void fireEvent.click(screen.getByLabelText(/^选择口罩 77/)));
  expect(new Set(drawn)).toEqual(new Set(['口罩 77']));
  expect(screen.getAllByText('已选 1 种', { exact: false }).length).toBeGreaterThan(0);
  drawn.length = 0;
  await act(async () => store.setQuantity('78', 5));
  expect(new Set(drawn)).toEqual(new Set(['口罩 78']));
});
