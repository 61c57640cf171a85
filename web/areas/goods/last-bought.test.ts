import { expect, test } from 'vitest';
import { cut, serve } from '#web/state/testing.ts';
import { fetchLastBought, withSeen } from './last-bought.ts';

const CALL = 'mybuy.php?act=list';
const row = (goods_id: string, more: object = {}) => ({ goods_id, goods_name: '阿莫西林胶囊', ...more });

test('the frequent buys with that name have date and price of the last order', async () => {
  const server = serve({
    [CALL]: () => ({
      data: [row('1'), row('2', { add_time: '2026-11-02 10:00:00', last_price: '5.40' })],
      page_next: 'end',
    }),
  });
  const last = await fetchLastBought('2', '阿莫西林胶囊');
  expect(last).toEqual({ at: Date.parse('2026-11-02T10:00:00+08:00'), price: 540 });
  expect(server.asked(CALL)).toEqual([{ keywords: '阿莫西林胶囊' }]);
});

test('without a price the date is still shown', async () => {
  serve({ [CALL]: () => ({ data: [row('2', { add_time: '2026-11-02 10:00:00' })], page_next: 'end' }) });
  expect(await fetchLastBought('2', '阿莫西林胶囊')).toMatchObject({ price: undefined });
});

test('goods that were redeemed for points have a date and no price', async () => {
  const redeemed = row('2', { add_time: '2026-11-02 10:00:00', last_price: '0.00' });
  serve({ [CALL]: () => ({ data: [redeemed], page_next: 'end' }) });
  expect(await fetchLastBought('2', '阿莫西林胶囊')).toMatchObject({ price: undefined });
});

test('goods missing from a complete list were never ordered; with more pages it is unknown', async () => {
  const server = serve({ [CALL]: () => ({ data: [], page_next: 'end' }) });
  expect(await fetchLastBought('2', '阿莫西林胶囊')).toBeNull();
  server.once(CALL, () => ({ data: [row('1')], page_next: 'mybuy.php?act=list&page=2' }));
  expect(await fetchLastBought('2', '阿莫西林胶囊')).toBeUndefined();
  expect(await fetchLastBought('2', ''), 'without a name there is nothing to ask').toBeUndefined();
});

test('without the server’s price the one from this device is used, unless the goods were ordered elsewhere since', () => {
  const seen = { at: 10_000_000, price: 540, order_id: '7' };
  expect(withSeen({ at: 9_000_000, price: undefined }, seen)).toEqual(seen);
  expect(withSeen(undefined, seen), 'nobody could tell').toEqual(seen);
  expect(withSeen({ at: 20_000_000, price: undefined }, seen)).toEqual({ at: 20_000_000, price: undefined });
  expect(withSeen({ at: 9_000_000, price: 500 }, seen), 'the server knows better').toMatchObject({ price: 500 });
  expect(withSeen(null, undefined)).toBeNull();
});

test('a lost answer is thrown', async () => {
  serve({ [CALL]: cut });
  await expect(fetchLastBought('2', '阿莫西林胶囊')).rejects.toThrow();
});
