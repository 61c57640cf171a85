import { expect, test } from 'vitest';
import { buy, type CartItem } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, RefusedError, UnknownOutcomeError } from '#shared/errors.ts';
import { type AddState, addLooking, type Before } from './add-looking.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { probe } from './testing/probe.ts';

const item: CartItem = { type: '0', goods_id: '5', goods_number: 10, attr_id: '', spce_id: '' };
const lost = (failure: 'dropped' | 'timeout') =>
  new UnknownOutcomeError(buy.addToCart.path, new NetworkError(buy.addToCart.path, failure));

/** A shop whose cart has `lines` (pieces by goods); `answer` handles an add. */
function shopWith(lines: Record<string, number>, answer: (add: () => void) => object = () => ({ success: 1 })) {
  const [client, clock] = [createFakeClient(), createManualClock()];
  const add = () => {
    lines[item.goods_id] = (lines[item.goods_id] ?? 0) + item.goods_number;
  };
  client.on(buy.addToCart, () => buy.addToCart.answer.read(answer(add), startAt(false)));
  client.on(cart.list, () => {
    const data = Object.entries(lines).map(([goods_id, num]) => ({ goods_id, num, cart_id: goods_id }));
    return cart.list.answer.read({ data }, startAt(false));
  });
  const press = async (count: number, doubt?: Before): Promise<AddState> => {
    const run = await probe(addLooking({ client, clock }, item, { count, doubt }));
    await clock.pass(2_000);
    return run.last;
  };
  return { client, press, lines };
}

const drops =
  (failure: 'dropped' | 'timeout' = 'dropped') =>
  (): object => {
    throw lost(failure);
  };
const addsAndDrops = (add: () => void): object => {
  add();
  throw lost('dropped');
};

test('adds once, and reads no cart', async () => {
  const { client, press } = shopWith({});
  expect(await press(0)).toMatchObject({ step: 'done', added: { added: 10, message: { text: '已加入购物车！' } } });
  expect(client.count(cart.list)).toBe(0);
});

test.each([{}, { '5': 20 }, { '8': 7 }])(
  'a lost answer of what arrived is told as added, once: %j before',
  async (lines) => {
    const before = Object.values(lines).reduce((sum, num) => sum + num, 0);
    const { client, press } = shopWith({ ...lines }, addsAndDrops);
    expect(await press(before)).toMatchObject({ step: 'done', added: { added: 10 }, all: before + 10 });
    expect(client.count(buy.addToCart)).toBe(1);
  },
);

test('an add that did not arrive is reported as failed, and the next press adds it once', async () => {
  const { client, press } = shopWith({ '5': 20 }, drops());
  const first = await press(20);
  expect(first).toMatchObject({ step: 'failed', message: { text: '数据请求失败！' }, doubt: { pieces: 20 } });
  client.on(buy.addToCart, () => ({ success: 1 as const }));
  expect(await press(20, { pieces: 20 })).toMatchObject({ step: 'done', added: { added: 10 } });
  expect(client.count(buy.addToCart)).toBe(2);
});

test('an add that arrives late is seen by the next press, and not sent again', async () => {
  const { client, press, lines } = shopWith({ '5': 20 }, drops('timeout'));
  const first = await press(20);
  expect(first).toMatchObject({ step: 'unknown', message: { text: '网络中断，购物车里现有20件该商品，请核对后再加' } });
  lines['5'] = 30;
  expect(await press(20, { pieces: 20 })).toMatchObject({ step: 'done', added: { added: 10 }, all: 30 });
  expect(client.count(buy.addToCart)).toBe(1);
});

test('with a stale count it does not guess, but reports what is in the cart', async () => {
  const { press } = shopWith({ '5': 20, '8': 3 }, drops());
  expect(await press(17)).toMatchObject({ step: 'unknown', doubt: { pieces: 20 }, all: 23 });
});

test('nothing is sent again while the cart cannot be read', async () => {
  const { client, press } = shopWith({}, addsAndDrops);
  const works = () => cart.list.answer.read({ data: [{ goods_id: '5', num: 10, cart_id: '1' }] }, startAt(false));
  client.on(cart.list, () => {
    throw new NetworkError(cart.list.path, 'dropped');
  });
  const first = await press(0);
  expect(first).toMatchObject({ step: 'unknown', doubt: { all: 0 } });
  expect(await press(0, { all: 0 })).toMatchObject({
    step: 'failed',
    message: { text: '数据请求失败！' },
    doubt: { all: 0 },
  });
  client.on(cart.list, works);
  expect(await press(0, { all: 0 })).toMatchObject({ step: 'done', added: { added: 10 } });
  expect(client.count(buy.addToCart)).toBe(1);
});

test('a refusal is reported and leaves no doubt', async () => {
  const { press } = shopWith({}, () => {
    throw new RefusedError(buy.addToCart.path, 1, '已下架', false);
  });
  const last = await press(0);
  expect(last).toMatchObject({ step: 'failed', message: { text: '已下架' } });
  expect(last).not.toHaveProperty('doubt');
});
