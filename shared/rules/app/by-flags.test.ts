import { expect, test } from 'vitest';
import { goodsCard } from '#shared/contract/entities.ts';
import { goods } from '#shared/contract/goods.ts';
import { search } from '#shared/contract/search.ts';
import { sampleOf } from '#shared/contract/testing/sample.ts';
import { startAt } from '#shared/contract/wire.ts';
import { noPrivileges, privileges } from '#shared/rules/testing/privileges.ts';
import { byFlags, flagsIn, lastingFlags, withoutPricesIn } from './by-flags.ts';

const wire = {
  goods_id: '5',
  goods_name: '口罩',
  shop_price: '8.60',
  integral: 30,
  integral_price: '8.00',
  red_price: '0.50',
  volume_price: '8.10',
  pledge_id: '3',
  is_udi: 1,
  is_taobao: 1,
  group_id: '7',
  help_id: '9',
  goods_number: 40,
  buy_count: 12,
};
const card = goodsCard.read(wire, startAt(false));

test.each([
  ['integral', ['integral', 'integral_price']],
  ['redpaper', ['red_price']],
  ['volume', ['volume_price']],
  ['pledge', ['pledge_id', 'is_udi']],
  ['taobao', ['is_taobao']],
  ['group_buy', ['group_id']],
  ['help_buy', ['help_id']],
] as const)('a card shows what belongs to %s only while it is on', (flag, fields) => {
  const all = ['integral', 'redpaper', 'volume', 'pledge', 'taobao', 'group_buy', 'help_buy'] as const;
  const without = byFlags(goodsCard, card, privileges(...all.filter((each) => each !== flag)));
  const gone = Object.keys(card).filter((name) => {
    const key = name as keyof typeof card;
    return without[key] !== card[key];
  });
  expect(gone.sort()).toEqual([...fields].sort());
  expect(fields.some((name) => without[name])).toBe(false);
});

test('nothing is hidden: the same value', () => {
  const all = privileges('integral', 'redpaper', 'volume', 'pledge', 'taobao', 'group_buy', 'help_buy');
  expect(byFlags(goodsCard, card, all)).toBe(card);
});

test('a product and its lists; what one row hides leaves the others', () => {
  const { answer } = goods.info;
  const told = answer.read(
    {
      ...(sampleOf(answer) as object),
      buyladder: [{ num: 10, price: '8.00' }],
      taobao_list: [{ tb_id: 4, ph: 'A', end_time: '2027-01-05' }],
    },
    startAt(false),
  );
  const seen = byFlags(answer, told, privileges('buyladder'));
  expect([seen.buyladder?.length, seen.taobao_list, seen.volume, seen.data.medium]).toEqual([1, [], [], 0]);
});

test('prices, stock and sales counts go together', () => {
  const { data } = withoutPricesIn(
    search.search.answer,
    search.search.answer.read({ data: [wire], page_next: 'end' }, startAt(false)),
  );
  const names = ['shop_price', 'integral', 'red_price', 'volume_price', 'goods_number', 'buy_count'];
  expect(names.filter((name) => name in (data[0] ?? {}))).toEqual([]);
  expect(data[0]).toMatchObject({ goods_id: '5', pledge_id: '3' });
});

test('the side menu and the order list tell no privileges of goods', () => {
  expect(flagsIn({ system_priv: noPrivileges })).toBe(noPrivileges);
  expect(flagsIn({ system_priv: noPrivileges, flhd_list: [] })).toBeUndefined();
  expect(flagsIn({ system_priv: noPrivileges, is_have: true })).toBeUndefined();
});

test('what the pre-order form tells holds for itself only', () => {
  const form = { priv: privileges('qhyg', 'unitno'), show_goods_type: true };
  expect([flagsIn(form), lastingFlags(form)]).toEqual([form.priv, undefined]);
  expect(lastingFlags({ priv: form.priv })).toBe(form.priv);
});
