import { expect, test } from 'vitest';
import { order } from '#shared/contract/order.ts';
import { startAt } from '#shared/contract/wire.ts';
import { type BoughtOrder, boughtLines, dueGoods, lastQuantities, lateBy, rhythmsOf } from './bought-orders.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-05-20T09:00:00+08:00');

/** Orders of one goods: [days before now, quantity]. */
const ordersOf = (goods_id: string, ...bought: readonly (readonly [ago: number, num?: number])[]): BoughtOrder[] =>
  bought.map(([ago, num], at) => ({
    order_id: `${goods_id}-${at}`,
    at: NOW - ago * DAY,
    lines: [{ goods_id, num, unit: '盒' }],
  }));

test('lines of an order: no gift, no bundle, nothing without an id; the same goods are one line', () => {
  const answer = order.goodsList.answer.read(
    {
      data: [
        { goods_id: '7', goods_name: '板蓝根颗粒', unitno_name: '盒', num: 12, goods_price: '8.00' },
        {
          goods_id: '7',
          goods_name: '板蓝根颗粒',
          unitno_name: '盒',
          num: 3,
          attr_name: '250101',
          goods_price: '5.00',
        },
        { goods_id: '8', goods_name: '棉签', num: 1, goods_price: '0.00', is_gift: 1 },
        { goods_id: '9', goods_name: '感冒组合', num: 2, goods_price: '30.00', type: '4' },
        { goods_name: '无码', num: 5, goods_price: '1.00' },
        { goods_id: '11', goods_name: '口罩', unitno_name: '包', goods_price: '2.00' },
      ],
    },
    startAt(false),
  );
  expect(boughtLines(answer.data ?? [])).toEqual([
    { goods_id: '7', num: 15, unit: '盒' },
    { goods_id: '11', num: undefined, unit: '包' },
  ]);
});

test('the last quantity is that of the newest order; where that one does not say it, there is none', () => {
  const last = lastQuantities([...ordersOf('7', [40, 30], [12, 24], [70, 6]), ...ordersOf('8', [3], [20, 8])]);
  expect(last.get('7')).toEqual({ quantity: 24, unit: '盒', at: NOW - 12 * DAY });
  expect(last.has('8')).toBe(false);
});

test.each<[what: string, bought: [number, number?][], rhythm: object | undefined]>([
  [
    'bought twice: none',
    [
      [30, 10],
      [10, 10],
    ],
    undefined,
  ],
  [
    'three orders of two days: none',
    [
      [30, 10],
      [10, 5],
      [10, 5],
    ],
    undefined,
  ],
  [
    'every 14 days',
    [
      [43, 20],
      [29, 20],
      [15, 20],
    ],
    { interval: 14, quantity: 20, passed: 15 },
  ],
  [
    'two gaps: their mean',
    [
      [40, 8],
      [20, 8],
      [9, 8],
    ],
    { interval: 16, quantity: 8, passed: 9 },
  ],
  [
    'one long gap changes little',
    [
      [150, 6],
      [40, 6],
      [30, 6],
      [20, 6],
    ],
    { interval: 10, passed: 20 },
  ],
  [
    'the usual quantity was bought once',
    [
      [40, 10],
      [30, 90],
      [20, 20],
      [10, 30],
    ],
    { quantity: 20 },
  ],
  [
    'orders of a day are one purchase',
    [
      [40, 10],
      [30, 4],
      [30, 6],
      [20, 10],
    ],
    { interval: 10, quantity: 10 },
  ],
  ['an unknown quantity keeps the rhythm', [[40, 10], [30], [20, 10]], { interval: 10, quantity: undefined }],
])('%s', (_, bought, rhythm) => {
  const [found] = rhythmsOf(ordersOf('7', ...bought), NOW);
  if (rhythm) expect(found).toMatchObject(rhythm);
  else expect(found).toBeUndefined();
});

test('due is what was not bought for its usual interval, the latest first', () => {
  const orders = [
    ...ordersOf('due-today', [30, 1], [20, 1], [10, 1]),
    ...ordersOf('late', [75, 1], [50, 1], [25, 1], [24, 1]),
    ...ordersOf('very-late', [60, 1], [45, 1], [30, 1]),
    ...ordersOf('not-yet', [29, 1], [19, 1], [9, 1]),
  ];
  expect(dueGoods(orders, NOW).map((each) => [each.goods_id, lateBy(each)])).toEqual([
    ['very-late', 15],
    ['due-today', 0],
  ]);
  expect(rhythmsOf(orders, NOW)).toHaveLength(4);
});

test('days are those of the shop, wherever the phone is', () => {
  const at = (time: string, order_id: string): BoughtOrder => ({
    order_id,
    at: Date.parse(time),
    lines: [{ goods_id: '7', num: 1, unit: '盒' }],
  });
  const orders = [
    at('2027-05-01T23:30:00+08:00', '1'),
    at('2027-05-08T00:30:00+08:00', '2'),
    at('2027-05-15T00:10:00+08:00', '3'),
  ];
  expect(rhythmsOf(orders, Date.parse('2027-05-22T00:05:00+08:00'))[0]).toMatchObject({ interval: 7, passed: 7 });
});
