import { expect, test } from 'vitest';
import { createIds } from './follow-ids.ts';

const list = (...rows: readonly object[]) => ({ success: 1, data: rows });
const search = list({ goods_id: '501', goods_name: '甲' }, { goods_id: '502' });

/** What is sent today for these parameters, after these answers: recorded, then now. */
function sent(answers: readonly (readonly [object, object])[], isElsewhere: boolean, ...pairs: [string, string][]) {
  const ids = createIds();
  for (const [before, now] of answers) ids.learn(before, now, isElsewhere);
  return ids.lost(pairs, '') ?? ids.pairs(pairs).map(([, value]) => value);
}

test('the goods, its line and its checkout are those of today, wherever the line stands', () => {
  const answers = [
    [search, list({ goods_id: '77' }, { goods_id: '78' })],
    [
      list({ cart_id: '9', goods_id: '502' }),
      list({ cart_id: '9', goods_id: '60' }, { cart_id: '31', goods_id: '78' }),
    ],
    [
      { seal: 'aa', address_list: [{ address_id: '4' }] },
      { seal: 'bb', address_list: [{ address_id: '15' }] },
    ],
  ] as const;
  expect(sent(answers, true, ['buy_list', '9'], ['address_id', '4'], ['seal', 'aa'])).toEqual(['31', '15', 'bb']);
});

test('what the shop still has stays; of an order or a line nothing is guessed', () => {
  const moved = list({ goods_id: '77' }, { goods_id: '502' }, { goods_id: '501' });
  expect(sent([[search, moved]], true, ['goods_id', '501'])).toEqual(['501']);
  const [orders, others] = [list({ order_id: '3', order_sn: 'a3' }), list({ order_id: '8', order_sn: 'b8' })];
  expect(sent([[orders, others]], true, ['order_id', '3'])).toBe('order_id 3');
  expect(sent([[orders, list({ order_id: '3', order_sn: 'z3' })]], true, ['order_id', '3'])).toBe('order_id 3');
  const cart = [list({ cart_id: '9', goods_id: '601' }), list({ cart_id: '31', goods_id: '88' })] as const;
  expect(sent([[search, search], cart], true, ['id_list', '9'])).toBe('cart_id 9');
});

test('in the shop of the recording its orders and lines are still the same', () => {
  const orders = list({ order_id: '3' }, { order_id: '4' });
  expect(sent([[orders, list({ order_id: '5' }, { order_id: '3' })]], false, ['order_id', '3'])).toEqual(['3']);
  expect(sent([[{ order_id: '3' }, { order_id: '12' }]], false, ['order_id', '3'])).toEqual(['12']);
});

test('a body is followed like parameters, number by number', () => {
  const ids = createIds();
  ids.learn(search, list({ goods_id: 77 }), true);
  expect(ids.body('[{"goods_id":501,"num":501},{"goods_id":"502"}]')).toBe(
    '[{"goods_id":77,"num":501},{"goods_id":"502"}]',
  );
  expect(ids.lost([], '[{"goods_id":"502"}]')).toBe('goods_id 502');
});

test('an order has a key of its own in each replay, and the same for the same order', () => {
  const [one, other] = [createIds(), createIds()].map((ids) => [1, 2].map(() => ids.body('{"once":"k1"}')));
  expect(one?.[0]).toBe(one?.[1]);
  expect(new Set([one?.[0], other?.[0], '{"once":"k1"}']).size).toBe(3);
});

test('what the replay has made counts before what the recording has left', () => {
  const left = list({ order_id: '3', agency_id: '1' });
  expect(
    sent(
      [
        [list(), left],
        [{ order_id: '3' }, { order_id: '9' }],
      ],
      false,
      ['order_id', '3'],
    ),
  ).toEqual(['9']);
});

test('what is of many rows tells none, and two rows of the same goods are not told apart', () => {
  const orders = [list({ order_id: '3', brand_id: '5' }), list({ order_id: '8', brand_id: '5' })] as const;
  const known = [list({ brand_id: '5', goods_id: '1' }), list({ brand_id: '5', goods_id: '1' })] as const;
  expect(sent([known, orders], true, ['order_id', '3'])).toBe('order_id 3');
  const rows = [
    { cart_id: '30', goods_id: '1' },
    { cart_id: '31', goods_id: '1' },
  ];
  expect(sent([known, [list({ cart_id: '9', goods_id: '1' }), list(...rows)]], true, ['buy_list', '9'])).toBe(
    'cart_id 9',
  );
  const reviews = [list({ goods_id: '1', order_id: '3' }), list({ goods_id: '1', order_id: '8' })] as const;
  expect(sent([known, reviews], true, ['order_id', '3'])).toBe('order_id 3');
});
