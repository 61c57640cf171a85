// @vitest-environment happy-dom

import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { goodsAnswer } from '#shared/contract/testing/goods-answer.ts';
import { provideNavigator } from '#web/navigation/navigate.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { put, signOut } from '#web/state/session/session.ts';
import { type Settings, start as startOf } from '#web/state/settings/settings.ts';
import { type Asked, serve } from '#web/state/testing.ts';
import { OrderSum } from './order-sum.tsx';
import QuickOrderPage from './quick-order-page.tsx';
import { createQuickOrder } from './quick-order-store.ts';

/** The page from typed text to the cart, with a shop of a few goods. */
const shelf: Record<string, { name: string; stock: number; price: string }> = {
  '1': { name: '口罩', stock: 100, price: '5.90' },
  '2': { name: '棉签', stock: 7, price: '3.00' },
  '3': { name: '棉签盒', stock: 50, price: '4.00' },
};
const cardOf = (id: string) => ({
  goods_id: id,
  goods_name: shelf[id]?.name,
  goods_sn: `YC10000${id}`,
  shop_price: shelf[id]?.price,
  goods_number: shelf[id]?.stock,
});
const priv = { goods_spce: 1, unitno: 1, restricted: 1, buyladder: 1 };

function open(query: { orders?: string; frequent?: string } = {}, more: Parameters<typeof serve>[0] = {}) {
  const held: Record<string, number> = {};
  const server = serve({
    'search.php?act=search': ({ keywords }) => ({
      data: Object.keys(shelf)
        .map(cardOf)
        .filter((card) => card.goods_sn === keywords || card.goods_name?.includes(String(keywords))),
      page_next: 'end',
    }),
    'search.php?act=kj_search': () => ({ data: [] }),
    'goods.php?act=info': ({ goods_id }: Asked) => {
      const id = String(goods_id);
      if (!shelf[id]) return { success: 0, error: '1', content: '商品已下架' };
      return goodsAnswer({ ...cardOf(id), unitno_name: '盒' }, { priv });
    },
    'cart.php?act=list': () => ({
      data: Object.entries(held).map(([goods_id, num]) => ({ goods_id, num, cart_id: goods_id })),
    }),
    'buy.php?act=add_to_cart': ({ body }) => {
      const [item] = body as { goods_id: string; goods_number: number }[];
      held[item?.goods_id ?? ''] = item?.goods_number ?? 0;
      return {};
    },
    'order.php?act=order_list': () => ({ data: [], page_next: 'end' }),
    ...more,
  });
  render(<QuickOrderPage query={{ orders: '', frequent: '', ...query }} />);
  return { ...server, held };
}

// However busy the machine is.
vi.setConfig({ testTimeout: 60_000 });
const until = <T,>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 15_000 });

const go = vi.fn();
// Preloads the lazy chunks, which fake timers do not wait for.
beforeAll(() => Promise.all([import('./found.lazy.tsx'), import('./before.lazy.tsx')]));
beforeEach(() => {
  startOf.now = { phase: 'shown', settings: { user_yz: true, log_bs: '' } as Settings };
  put({ token: 'a'.repeat(32), yz: 1 });
  go.mockClear();
  provideNavigator({ go, back: () => undefined } as never);
});
afterEach(() => {
  cleanup();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
});

async function lookUp(text: string): Promise<void> {
  fireEvent.change(screen.getByRole('textbox', { name: /每行一种/ }), { target: { value: text } });
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: /^查找商品/ })));
}
const line = (row: number) =>
  until(() => {
    const found = screen.getAllByRole('listitem').find((each) => each.textContent?.includes(`第 ${row} 行`));
    if (!found || found.textContent?.includes('查找中')) throw new Error(`row ${row} is not known`);
    return found;
  });

test('shows each line with its result, and the total of what can be ordered', async () => {
  open();
  await lookUp('YC100001 20\n棉签 9\n没有 3');
  expect((await line(1)).textContent).toContain('已匹配');
  expect((await line(2)).textContent).toContain('已改数量');
  expect((await line(2)).textContent).toContain('库存不够，最大：7');
  expect((await line(3)).textContent).toContain('没有找到');
  await until(() => expect(screen.getByText('2 种 27 件')).toBeTruthy());
  expect(screen.getByText('还有 1 行要处理')).toBeTruthy();
});

test('a choice is remembered on the device', async () => {
  const server = open();
  await lookUp('签 5');
  const several = within(await line(1)).getAllByRole('button', { name: /棉签/ });
  await act(async () => void fireEvent.click(several[1] as HTMLElement));
  await until(async () => expect((await line(1)).textContent).toContain('已匹配'));
  cleanup();
  sessionStorage.clear();
  render(<QuickOrderPage query={{ orders: '', frequent: '' }} />);
  await lookUp('签 5');
  expect((await line(1)).textContent).toContain('棉签盒');
  expect(server.asked('search.php?act=search')).toHaveLength(1);
});

test('ready lines are added to the cart once, and the others stay', async () => {
  const { asked, held } = open();
  await lookUp('YC100001 20\nYC100003 5');
  await line(2);
  const add = screen.getByRole('button', { name: '加入购物车' });
  fireEvent.click(add);
  fireEvent.click(add);
  await until(() => expect(screen.getByText('已加入购物车！')).toBeTruthy());
  expect(asked('buy.php?act=add_to_cart')).toHaveLength(2);
  expect(held).toEqual({ '1': 20, '3': 5 });
  // Nothing is left to look up.
  await until(() => expect(screen.getByRole('link', { name: '去购物车' })).toBeTruthy());
});

test('the rest of a long list can be taken although a line stays open', () => {
  const store = createQuickOrder();
  const more = vi.spyOn(store, 'more').mockResolvedValue(undefined);
  const line = { key: 1, row: 1, words: '没有这种', goods_id: '', spce_id: '', others: [], failed: '' };
  store.state.lines = [{ ...line, found: { kind: 'none', near: [], gone: false } }];
  store.state.waiting = 250;
  render(<OrderSum store={store} buyer={buyer()} />);
  fireEvent.click(screen.getByRole('button', { name: '接着取 199 行' }));
  expect(more).toHaveBeenCalledOnce();
});

test('packs are scanned one by one: a repeated one adds a pack, and typed lines are kept', async () => {
  open();
  fireEvent.change(screen.getByRole('textbox', { name: /每行一种/ }), { target: { value: '口罩 20' } });
  const { dialogs } = await import('#web/state/dialogs/dialogs.ts');
  const scan = async (button: RegExp) => {
    await act(async () => void fireEvent.click(screen.getByRole('button', { name: button })));
    await until(() => expect(dialogs.open.map(({ name }) => name)).toEqual(['scan']));
    await act(async () => dialogs.open[0]?.settle.close('CODE_128,YC100003' as never));
  };
  await scan(/扫条码添加/);
  expect((await line(1)).textContent).toContain('口罩');
  expect((await line(2)).textContent).toContain('棉签盒');
  await scan(/继续扫码|扫条码添加/);
  await until(() => expect(screen.getByText('2 种 22 件')).toBeTruthy());
});

test('an order is looked up first: gone, short, dearer and cheaper lines are marked; afterwards its address is the plain one', async () => {
  const was = (goods_id: string, num: number, goods_price: string) => ({
    goods_id,
    goods_name: `那时的${goods_id}`,
    num,
    goods_price,
  });
  const { held } = open(
    { orders: '9' },
    {
      'order.php?act=goods_list': () => ({
        data: [was('1', 20, '5.00'), was('2', 9, '3.00'), was('3', 5, '4.50'), was('8', 1, '1.00')],
      }),
    },
  );
  await until(() =>
    expect(screen.getByText('和上次比：1 种已下架，1 种缺货或库存不足，1 种涨价，1 种降价')).toBeTruthy(),
  );
  expect((await line(1)).textContent).toContain('比上次贵 ¥0.9');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: '加入购物车' })));
  const { dialogs } = await import('#web/state/dialogs/dialogs.ts');
  await until(() => expect(dialogs.open).toHaveLength(1));
  await act(async () => dialogs.open[0]?.settle.close(true as never));
  await until(() => expect(held).toEqual({ '1': 20, '2': 7, '3': 5 }));
  await until(() => expect(go).toHaveBeenCalledWith('/quick-order', true));
  // Lines that were not added survive a reload of that address.
  cleanup();
  open();
  expect((screen.getByRole('textbox', { name: /每行一种/ }) as HTMLTextAreaElement).value).toBe('那时的8\t1');
});

test('frequent buys have the quantity of their last order; where no order tells it, the order multiple is said', async () => {
  const bought = (goods_id: string) => ({ goods_id, goods_name: shelf[goods_id]?.name, goods_number: 50 });
  const row = { order_id: '5', order_sn: 'S5', add_time: Date.now() / 1000 - 86_400, status: '6', pay_status: '2' };
  open(
    { frequent: 'all' },
    {
      'mybuy.php?act=list': () => ({ data: [bought('1'), bought('3')], page_next: 'end' }),
      'order.php?act=order_list': () => ({ data: [row], page_next: 'end' }),
      'order.php?act=goods_list': () => ({ data: [{ ...bought('1'), goods_price: '5.90', num: 24 }] }),
    },
  );
  await until(() => expect(screen.getByLabelText<HTMLInputElement>('口罩 数量').value).toBe('24'));
  expect((await line(1)).textContent).not.toContain('按起订量');
  expect(screen.getByLabelText<HTMLInputElement>('棉签盒 数量').value).toBe('1');
  expect((await line(2)).textContent).toContain('按起订量 1盒');
});

test('an unreadable order shows a failure, and a retry reads it', async () => {
  const order = {
    order_id: '9',
    order_sn: 'S9',
    add_time: 1,
    status: '1',
    pay_status: '0',
    to: { address_id: 1 },
    lines: [],
  };
  const server = open(
    { orders: '9' },
    { 'order.php?act=goods_list': () => ({ data: [] }), 'order.php?act=order_info': () => ({ data: order }) },
  );
  await until(() => expect(server.said).toContain('订单里没有可以再买的商品'));
  cleanup();
  server.once('order.php?act=goods_list', () => new TypeError('cut'));
  render(<QuickOrderPage query={{ orders: '9', frequent: '' }} />);
  const again = await until(() => screen.getByRole('button', { name: '重试' }));
  await act(async () => void fireEvent.click(again));
  await until(() => expect(server.asked('order.php?act=goods_list')).toHaveLength(3));
});

test('an order whose lines stand only in its full call is bought again; where no call has them, that is said without a retry', async () => {
  const line = { goods_id: '1', goods_name: '口罩', goods_price: '5.90', num: 3 };
  const order = {
    order_id: '7',
    order_sn: 'S7',
    add_time: 1,
    status: '1',
    pay_status: '0',
    to: { address_id: 1 },
    lines: [line],
  };
  open(
    { orders: '7' },
    { 'order.php?act=goods_list': () => ({}), 'order.php?act=order_info': () => ({ data: order }) },
  );
  await until(() => expect(screen.getByRole('button', { name: /加入购物车/ })).toBeTruthy());
  expect(document.body.textContent).toContain('口罩');
  cleanup();

  const { failures, said } = open(
    { orders: '7' },
    { 'order.php?act=goods_list': () => ({}), 'order.php?act=order_info': () => new Response('', { status: 404 }) },
  );
  await until(() => expect(screen.getByText('该功能暂未开放')).toBeTruthy());
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull();
  expect([failures, said]).toEqual([[], []]);
});

test('a bundle of an order is not looked up as goods, whose ids are others: the line says so', async () => {
  const bundle = { goods_id: '1', goods_name: '感冒组合', goods_price: '59.00', num: 1, type: '4' };
  const server = open({ orders: '7' }, { 'order.php?act=goods_list': () => ({ data: [bundle] }) });
  await until(() => expect(screen.getByText('套餐不能在这里再次购买，请联系客服')).toBeTruthy());
  expect(document.body.textContent).not.toContain('没有找到');
  expect([...server.asked('goods.php?act=info'), ...server.asked('search.php?act=search')]).toEqual([]);
});

test('a dropped file is read in place of the text; each row that is not ordered is one tap away', async () => {
  open();
  const list = new File(['编码,数量\nYC100001,4\n合计,9'], '秋季.csv');
  const dropped = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer: { files: [list] } });
  await act(async () => void window.dispatchEvent(dropped));
  expect(dropped.defaultPrevented).toBe(true);
  const left = await screen.findByRole('button', { name: '不下单：合计 1 行' });
  fireEvent.click(left);
  expect(screen.getByText('第 3 行 合计：合计 9')).toBeTruthy();
});
