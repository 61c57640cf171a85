import { expect, test, vi } from 'vitest';
import { goods } from '#shared/contract/goods.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import type { AddAnswer } from '#shared/rules/added.ts';
import { createBuying } from './buying-store.ts';
import { offerOf } from './offer.ts';

const NOW = Date.UTC(2026, 10, 20);
const on = { goods_spce: 1, taobao: 1, buyladder: 1, volume: 1, shophd: 1, goodshd: 1, restricted: 1, unitno: 1 };

/** A goods answer as the wire spells it. */
const infoOf = (data: object, more: object = {}) =>
  goods.info.answer.read(
    {
      priv: on,
      yz_range: 1,
      data: {
        goods_id: '5',
        goods_name: '布洛芬',
        goods_sn: 'YC5',
        unitno_name: '盒',
        goods_number: 95,
        shop_price: '8.60',
        medium: 10,
        box: 200,
        min_unitno: 2,
        goods_type: '1',
        is_yb: 1,
        ...data,
      },
      ...more,
    },
    startAt(false),
  );

async function formWith(info = infoOf({}), answers: AddAnswer[] = [{ success: 1 }]) {
  const said: string[] = [];
  const ports = {
    info: async () => info,
    add: vi.fn(async () => answers.shift() ?? { success: 1 as const }),
    now: () => NOW,
    say: (message: { text: string }) => said.push(message.text),
    report: vi.fn(),
    insured: vi.fn(async () => true),
    added: vi.fn(),
    unsettled: vi.fn(async () => undefined),
  };
  const store = createBuying(ports, { goods_id: '5', tb_id: '' });
  await store.load();
  const offer = () => offerOf({ ...store.state, info: store.state.info! }, NOW);
  return { store, ports, said, offer };
}

test('starts at one order multiple, and plus and minus go by it', async () => {
  const { store, offer } = await formWith();
  expect(store.state.quantity).toBe(10);
  expect(offer().step).toBe(10);
  store.setQuantity(25);
  expect(store.state.quantity).toBe(20);
});

test.each([
  [1e9, 90, true],
  [-1, 0, false],
  [1.5, 0, false],
  [Number.NaN, 0, false],
])('a wanted quantity of %s becomes %s', async (wanted, quantity, capped) => {
  const { store, said } = await formWith();
  store.setQuantity(wanted);
  expect(store.state).toMatchObject({ quantity, capped });
  expect(said).toEqual(capped ? ['可购数量95盒'] : []);
});

test('the remaining restricted quantity caps before the stock', async () => {
  const { store, said } = await formWith(infoOf({ restricted: { is_restricted: 1, kk_num: 30, type: 1 } }));
  store.setQuantity(50);
  expect(store.state.quantity).toBe(30);
  expect(said).toEqual(['可购数量30盒']);
});

test('a chosen batch has its own price and stock', async () => {
  const batches = {
    taobao_list: [{ tb_id: '9', ph: '260418', end_time: '2027-03-31', shop_price: '5.00', goods_number: 20 }],
  };
  const { store, offer } = await formWith(infoOf({}, batches));
  store.chooseBatch('9');
  expect(offer()).toMatchObject({ price: { price: 500, reason: 'batch', was: 860 }, cap: 20, total: 5000 });
  store.setQuantity(40);
  expect(store.state.quantity).toBe(20);
});

test('adds once however often the button is tapped, and raises the cart by what was added', async () => {
  const { store, ports, said } = await formWith();
  const [first, second] = await Promise.all([store.add(), store.add()]);
  expect([first, second]).toEqual([10, 10]);
  expect(ports.add.mock.calls).toEqual([[[{ type: '0', goods_id: '5', goods_number: 10, attr_id: '', spce_id: '' }]]]);
  expect(ports.added.mock.calls).toEqual([[10]]);
  expect(said).toEqual(['已加入购物车！']);
});

test('sold out by others: the message, the corrected stock, nothing added', async () => {
  const { store, ports, said } = await formWith(infoOf({}), [{ success: 2, goods_number: 0 }]);
  await expect(store.add()).resolves.toBe(0);
  expect(said).toEqual(['下手慢了！还剩0个']);
  expect(store.state).toMatchObject({ quantity: 0, info: { data: { goods_number: 0 } } });
  expect(ports.added).not.toHaveBeenCalled();
});

test('limit reached: the message and the shown stock', async () => {
  const { store, said } = await formWith(infoOf({}), [{ success: 3, goods_number: 30 }]);
  store.setQuantity(60);
  await store.add();
  expect(said).toEqual(['数量限购，您还可购30个']);
  expect(store.state.quantity).toBe(30);
});

test('a no to the insurance question sends nothing', async () => {
  const { store, ports } = await formWith(infoOf({ is_yb: 0 }));
  ports.insured.mockResolvedValueOnce(false);
  await expect(store.add()).resolves.toBe(0);
  expect(ports.add).not.toHaveBeenCalled();
});

test('a lost answer is settled by reading, and never counted as added', async () => {
  const { store, ports } = await formWith();
  ports.add.mockRejectedValueOnce(new UnknownOutcomeError('buy', new NetworkError('buy', 'dropped')));
  await expect(store.add()).resolves.toBe(0);
  expect(ports.unsettled).toHaveBeenCalledOnce();
  expect(ports.report).toHaveBeenCalledOnce();
  expect(ports.added).not.toHaveBeenCalled();
});

test('goods of type 3 and goods without a price cannot be added', async () => {
  const notForSale = await formWith(infoOf({ goods_type: '3' }));
  expect(notForSale.offer().addable).toBe(false);
  const free = await formWith(infoOf({ shop_price: '0' }));
  await expect(free.store.add()).resolves.toBe(0);
  expect(free.ports.add).not.toHaveBeenCalled();
});
