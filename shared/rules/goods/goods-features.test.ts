import { expect, test } from 'vitest';
import { systemPriv } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { startAt } from '#shared/contract/wire.ts';
import { goodsFeatures, stockOf } from './goods-features.ts';

const all = Object.fromEntries(Object.keys(systemPriv.fields).map((name) => [name, '1']));
const answer = (priv: object) =>
  goods.info.answer.read(
    {
      priv,
      data: {
        goods_id: 5,
        goods_name: '盐酸二甲双胍缓释片',
        goods_number: 300,
        goods_type: '1',
        min_unitno: 1,
        restricted: { is_restricted: 1, kk_num: 120 },
      },
      spce_list: [{ spce_id: 1, spce_name: '60片/盒', restricted: { is_restricted: 1, kk_num: 9 } }],
      buyladder: [{ num: 1, price: '9.00' }],
      volume: [{ volume_id: 1, price: 20, mz_price: 300 }],
      shophd: [{ name: '满减', mz_price: 1000 }],
      goodshd: [{ goods_name: '买赠', mz_num: 50 }],
      taobao_list: [{ tb_id: 3, ph: '260418', end_time: '2027-03-31', goods_number: 86 }],
      yz_range: 1,
    },
    startAt(false),
  );
const sizes = (priv: object) => {
  const on = goodsFeatures(answer(priv));
  const lists = [on.specifications, on.batches, on.tiers, on.coupons, on.shopActivities, on.goodsActivities];
  return { lists: lists.map((list) => list.length), limit: on.restriction()?.kk_num, rest: [on.packs, on.points] };
};

test('with all privileges everything is enabled', () => {
  expect(sizes(all)).toEqual({ lists: [1, 1, 1, 1, 1, 1], limit: 120, rest: [true, true] });
});

test.each([
  ['goods_spce', 0],
  ['taobao', 1],
  ['buyladder', 2],
  ['volume', 3],
  ['shophd', 4],
  ['goodshd', 5],
])('the flag %s enables only its own part', (flag, position) => {
  const lists = [1, 1, 1, 1, 1, 1];
  lists[position] = 0;
  expect(sizes({ ...all, [flag]: '0' }).lists).toEqual(lists);
});

test('the flags restricted, unitno and integral enable limits, packs and points', () => {
  expect(sizes({ ...all, restricted: 0 }).limit).toBeUndefined();
  expect(sizes({ ...all, unitno: 0 }).rest).toEqual([false, true]);
  expect(sizes({ ...all, integral: 0 }).rest).toEqual([true, false]);
});

test('the choice has its own limit and stock', () => {
  const read = answer(all);
  const on = goodsFeatures(read);
  expect(on.restriction(on.specifications[0])?.kk_num).toBe(9);
  expect(stockOf(read.data, { batch: on.batches[0] })).toBe(86);
  expect(stockOf(read.data, { specification: on.specifications[0] }), 'not that of another choice').toBeUndefined();
});
