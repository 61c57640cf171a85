import { expect, type Mock, test, vi } from 'vitest';
import { cartLine } from '#shared/contract/cart.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { type CartPorts, createCart, tickedIds } from './cart-store.ts';

const line = (cart_id: string, num: number, more: object = {}) =>
  cartLine.read(
    { cart_id, goods_id: cart_id, goods_name: '布洛芬', goods_price: '8.60', num, start_num: 10, ...more },
    startAt(false),
  );

const answer = (num = 20) => ({
  data: [line('1', num, { goods_number: 120 }), line('2', 0, { goods_number: 50 })],
  order_pay: true,
  have_package: false,
  package_price: 200000,
  agency_franking: 1800,
  checkedList: ['1'],
  allCheckedList: ['1', '2'],
});

/** A cart whose timers run by hand. */
async function cartWith(changes: { list?: CartPorts['list']; upNum?: CartPorts['upNum'] } = {}) {
  const timers: (() => void)[] = [];
  const said: string[] = [];
  const reported: unknown[] = [];
  const ports = {
    list: (changes.list ?? vi.fn(async () => answer())) as Mock<CartPorts['list']>,
    upNum: (changes.upNum ?? vi.fn(async () => ({ success: 1 }))) as Mock<CartPorts['upNum']>,
    delNum: vi.fn(async () => ({})),
    later(_ms: number, work: () => void) {
      timers.push(work);
      return () => {
        const at = timers.indexOf(work);
        if (at >= 0) timers.splice(at, 1);
      };
    },
    say: (message: { text: string }) => said.push(message.text),
    report: (error: unknown) => reported.push(error),
    counted: vi.fn(),
  };
  const store = createCart(ports);
  await store.load();
  const quiet = async () => {
    for (const work of timers.splice(0)) work();
    await store.flush();
  };
  const num = (id: string) => store.state.lines.find(({ cart_id }) => cart_id === id)?.num;
  return { store, ports, said, reported, quiet, num };
}

test('ticks what the server ticked, and counts the units', async () => {
  const { store, ports } = await cartWith();
  expect(tickedIds(store.state)).toEqual(['1']);
  expect(ports.counted).toHaveBeenLastCalledWith(20);
});

test('several changes within the quiet send one call, with the last quantity', async () => {
  const { store, ports, quiet } = await cartWith();
  store.setQuantity('1', 30);
  store.setQuantity('1', 40);
  store.setQuantity('1', 50);
  await quiet();
  expect(ports.upNum.mock.calls).toEqual([['1', 50]]);
});

test('a quantity typed while one is on its way is sent after it, and the older answer changes nothing', async () => {
  const answers: ((value: { success: 2; goods_number: number } | { success: 1 }) => void)[] = [];
  const { store, ports, quiet, num, said } = await cartWith({
    upNum: vi.fn(() => new Promise<never>((resolve) => answers.push(resolve as never))),
  });
  store.setQuantity('1', 30);
  const first = quiet();
  store.setQuantity('1', 60);
  answers[0]!({ success: 2, goods_number: 25 });
  await Promise.resolve();
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!({ success: 1 });
  await first;
  expect(ports.upNum.mock.calls).toEqual([
    ['1', 30],
    ['1', 60],
  ]);
  expect(num('1')).toBe(60);
  expect(said).toEqual([]);
});

test('success 2 resets the quantity to the stock, success 3 to what may still be bought', async () => {
  const { store, ports, quiet, num, said } = await cartWith();
  ports.upNum.mockResolvedValueOnce({ success: 2, goods_number: 12 });
  store.setQuantity('1', 100);
  await quiet();
  expect(num('1')).toBe(12);
  ports.upNum.mockResolvedValueOnce({ success: 3, goods_number: 10 });
  store.setQuantity('1', 11);
  await quiet();
  expect(num('1')).toBe(10);
  expect(said).toEqual(['下手慢了！还剩12个', '数量限购，您还可购10个']);
});

test('below 0 and above the stock are refused and nothing is sent', async () => {
  const { store, ports, quiet, num, said } = await cartWith();
  store.setQuantity('1', -1);
  store.setQuantity('1', 1e9);
  await quiet();
  expect(said).toEqual(['数量不能为负数！', '库存不够，最大：120']);
  expect(num('1')).toBe(20);
  expect(ports.upNum).not.toHaveBeenCalled();
});

test('a failed change rolls back to what the server last agreed to', async () => {
  const { store, ports, quiet, num, reported } = await cartWith();
  ports.upNum.mockRejectedValueOnce(new UnknownOutcomeError('cart.php?act=up_num', new NetworkError('x', 'dropped')));
  store.setQuantity('1', 70);
  await quiet();
  expect(reported).toHaveLength(1);
  expect(num('1')).toBe(20);
  expect(ports.list).toHaveBeenCalledTimes(2);
});

test('checkout sends what waits first, and is refused at the row below one', async () => {
  const { store, ports } = await cartWith();
  store.setQuantity('1', 30);
  store.tick('2', true);
  const check = await store.checkout();
  expect(ports.upNum).toHaveBeenCalledWith('1', 30);
  expect(check).toMatchObject({ ok: false, because: 'rowBelowOne', row: 2 });
  expect(store.state.badRow).toBe(2);
  store.tick('2', false);
  await expect(store.checkout()).resolves.toEqual({ ok: true, ids: ['1'] });
  store.tickAll(false);
  await expect(store.checkout()).resolves.toMatchObject({ because: 'nothingSelected' });
});

test('deleted lines go, the rest keeps its ticks', async () => {
  const { store, ports, said } = await cartWith();
  await store.remove(['2']);
  expect(ports.delNum).toHaveBeenCalledWith('2');
  expect(store.state.lines.map(({ cart_id }) => cart_id)).toEqual(['1']);
  expect(tickedIds(store.state)).toEqual(['1']);
  expect(said).toEqual(['删除成功！']);
  store.tickAll(false);
  expect(store.toDelete()).toMatchObject({ ok: false });
});

test('a list that cannot be loaded is failed and can be tried again', async () => {
  const list = vi.fn().mockRejectedValueOnce(new NetworkError('x', 'timeout')).mockResolvedValue(answer());
  const { store } = await cartWith({ list });
  expect(store.state.phase).toBe('failed');
  await store.load();
  expect(store.state.phase).toBe('shown');
});
