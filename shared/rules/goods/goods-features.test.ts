import { expect, test } from 'vitest';
import { systemPriv } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { startAt } from '#shared/contract/wire.ts';
import { goodsFeatures, stockOf } from './goods-features.ts';
import { offerOf } from './offer.ts';

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

/** The offer of one piece, of goods that a server answers with these fields and lists. */
function offer(data: object, lists: object = {}, choice: object = {}) {
  const plain = { goods_id: 6, goods_type: '1', goods_number: 40, shop_price: '7.50', min_unitno: 1, is_promote: 0 };
  const raw = { priv: all, data: { ...plain, ...data }, spce_list: [], buyladder: [], taobao_list: [], ...lists };
  const info = goods.info.answer.read({ volume: [], shophd: [], goodshd: [], yz_range: 1, ...raw }, startAt(false));
  return offerOf({ info, spce_id: '', tb_id: '', unit: 1, quantity: 1, ...choice });
}

test.each<[object, string | undefined]>([
  [{ restricted: '限购' }, 'unknownLimit'],
  [{ restricted: { is_restricted: 'yes', kk_num: 7 } }, 'unknownLimit'],
  [{ restricted: { is_restricted: 1, kk_num: '2.5' } }, 'unknownLimit'],
  [{ restricted: [] }, undefined],
  [{ restricted: { is_restricted: 0, kk_num: -4 } }, undefined],
  [{ min_unitno: 7 }, 'unknownMultiple'],
  [{ min_unitno: 3, box: '箱' }, 'unknownMultiple'],
  [{ min_unitno: 1, medium: -6, box: 'x' }, undefined],
  [{ is_promote: '有' }, 'noPrice'],
  [{ integral: '多' }, undefined],
])('an unreadable field of the product stops what depends on it, and the rest is read: %j', (data, because) => {
  expect(offer(data)).toMatchObject({ stock: 40, addable: because === undefined, ...(because && { because }) });
});

// The goods stand with the price that holds without the ladder; the act stops where what cannot be read could change it.
test.each([
  [{ buyladder: [{ price: '6.90' }] }, { quantity: 1 }, [750, 'unknownTier']],
  [{ buyladder: [{ num: '满20盒', price: '6.90' }] }, { quantity: 30 }, [750, 'unknownTier']],
  [
    {
      buyladder: [
        { num: 20, price: '6.90' },
        { num: '五十起', price: '6.40' },
      ],
    },
    { quantity: 20 },
    [690, 'unknownTier'],
  ],
  [
    {
      buyladder: [
        { num: 20, price: '6.90' },
        { num: '五十起', price: '7.10' },
      ],
    },
    { quantity: 20 },
    [690, undefined],
  ],
  [{ buyladder: [{ num: '满20盒', price: '7.50' }] }, { quantity: 30 }, [750, undefined]],
  [{ buyladder: '满20盒6.90元' }, { quantity: 1 }, [750, 'unknownTier']],
  [{ buyladder: [{ num: 20, price: '6.90' }, '满50盒'] }, { quantity: 20 }, [690, 'unknownTier']],
  [{ buyladder: [{ num: '满20盒', price: '6.90' }], priv: { ...all, buyladder: 0 } }, {}, [750, undefined]],
])('a price ladder %j leaves the goods, and decides where it can: %j', (lists, choice, end) => {
  const { price, because } = offer({}, lists, choice);
  expect([price.price, because]).toEqual(end);
});

test('a limit that was passed leaves nothing, and one without kk_num its whole', () => {
  expect(offer({ restricted: { is_restricted: 1, kk_num: -2, restricted_num: 6 } })).toMatchObject({ cap: 0 });
  expect(offer({ restricted: { is_restricted: 1, restricted_num: 6 } })).toMatchObject({ cap: 6 });
});

test('a choice stands once, by its name; one without a name is none', () => {
  const batch = { tb_id: 8, ph: 'B8', end_time: '2027-06-30', shop_price: '4.10', goods_number: 3 };
  const { features } = offer(
    {},
    { taobao_list: [batch, { ...batch, goods_number: 99 }, { ...batch, tb_id: 9, ph: null }] },
  );
  expect(features.batches).toMatchObject([{ tb_id: '8', goods_number: 3 }]);
  const kinds = [
    { spce_id: 4, spce_name: '' },
    { spce_id: 5, spce_name: '' },
    { spce_id: 5, spce_name: '大' },
    { spce_id: 5, spce_name: '大' },
  ];
  expect(offer({}, { spce_list: kinds }).features.specifications.map(({ spce_id }) => spce_id)).toEqual(['5']);
});

test.each([
  ['4.10', 410],
  ['议价', undefined],
  [null, undefined],
  [0, 750],
])('a chosen batch costs what it says, never the usual price in place of one that cannot be read: %j', (price, fen) => {
  const taobao_list = [{ tb_id: 8, ph: 'B8', end_time: '2027-06-30', shop_price: price, goods_number: 3 }];
  expect(offer({}, { taobao_list }, { tb_id: '8' }).price.price).toBe(fen);
});
