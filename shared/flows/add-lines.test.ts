import { expect, test } from 'vitest';
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { startAt } from '#shared/contract/wire.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { type AddedLine, addLines } from './add-lines.ts';
import { unattended } from './flow.ts';
import { createFakeClient } from './testing/fake-client.ts';
import { createManualClock } from './testing/manual-clock.ts';

const items = ['1', '2', '3'].map((goods_id) => ({ type: '0', goods_id, goods_number: 10, attr_id: '', spce_id: '' }));
const lost = () => {
  throw new UnknownOutcomeError(buy.addToCart.path, new NetworkError(buy.addToCart.path, 'dropped'));
};

/** `answer` decides which goods are added; the cart then has them. */
async function adding(answer: (goods_id: string, held: Record<string, number>, stop: AbortController) => object) {
  const [client, clock, stop] = [createFakeClient(), createManualClock(), new AbortController()];
  const held: Record<string, number> = { '1': 5 };
  client.on(cart.list, () => {
    const data = Object.entries(held).map(([goods_id, num]) => ({ goods_id, num, cart_id: goods_id }));
    return cart.list.answer.read({ data }, startAt(false));
  });
  client.on(buy.addToCart, ([item]) => buy.addToCart.answer.read(answer(item!.goods_id, held, stop), startAt(false)));
  const ends: AddedLine[] = [];
  const run = (async () => {
    for await (const one of addLines({ client, clock }, items)(unattended<never>(stop.signal))) ends.push(one);
  })();
  await clock.pass(5000);
  await run;
  return {
    ends: ends.map(({ at, end }) => [at, end.step, end.step === 'done' ? end.answer?.added : undefined]),
    client,
  };
}

test('adds items one by one; the cart is read once', async () => {
  const { ends, client } = await adding(() => ({ success: 1 }));
  expect(ends).toEqual([
    [0, 'done', 10],
    [1, 'done', 10],
    [2, 'done', 10],
  ]);
  expect(client.count(cart.list)).toBe(1);
});

test('sold-out goods are reported, and the next ones follow', async () => {
  const { ends } = await adding((goods_id) => ({ success: goods_id === '2' ? 2 : 1, goods_number: 3 }));
  expect(ends).toEqual([
    [0, 'done', 10],
    [1, 'done', 0],
    [2, 'done', 10],
  ]);
});

test('a lost answer is settled by the cart: if done, it continues; if not, nothing more is sent', async () => {
  const done = await adding((goods_id, held) => {
    held[goods_id] = (held[goods_id] ?? 0) + 10;
    return goods_id === '1' ? lost() : { success: 1 };
  });
  expect(done.ends).toEqual([
    [0, 'done', 10],
    [1, 'done', 10],
    [2, 'done', 10],
  ]);
  expect(done.client.count(buy.addToCart)).toBe(3);
  const not = await adding((goods_id) => (goods_id === '2' ? lost() : { success: 1 }));
  expect(not.ends).toEqual([
    [0, 'done', 10],
    [1, 'failed', undefined],
  ]);
  expect(not.client.count(buy.addToCart)).toBe(2);
});

test('an abort lets the sent request end, and sends nothing more', async () => {
  const { ends, client } = await adding((_, __, stop) => {
    stop.abort();
    return { success: 1 };
  });
  expect(ends).toEqual([[0, 'done', 10]]);
  expect(client.count(buy.addToCart)).toBe(1);
});
