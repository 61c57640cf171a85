import { expect, test } from 'vitest';
import { orderMonths } from './order-months.ts';

const order = (
  day: string,
  status: 1 | 2 | 6 | 7 | undefined,
  pay_status: 0 | 1 | 2 | undefined,
  money_paid?: number,
) => ({
  add_time: Date.parse(`${day}T11:00:00+08:00`),
  status: { status },
  pay_status,
  money_paid,
});

test('a month’s sum is what was paid: unpaid orders count in the number, closed ones in neither', () => {
  const rows = [
    order('2026-07-28', 1, 0, 900_00),
    order('2026-07-21', 1, 2, 800_00),
    order('2026-07-20', 2, 1, 1_234_50),
    order('2026-07-11', 6, 1, 65_50),
    order('2026-07-10', 7, 1, 400_00),
    order('2026-07-09', 7, 0, 300_00),
    order('2026-06-30', 6, 1, 10_00),
  ];
  expect([...orderMonths(rows, false)]).toEqual([['2026-07', '4 单 · ¥1,300.00']]);
  expect(orderMonths(rows, true).get('2026-06')).toBe('1 单 · ¥10.00');
});

test('a month in which nothing was paid has no sum', () => {
  expect(orderMonths([order('2026-07-28', 1, 0, 5_00)], true).get('2026-07')).toBe('1 单');
});

test('an unreadable amount or payment leaves the sum out, an unreadable state the number too', () => {
  const paid = order('2026-07-28', 6, 1, 5_00);
  expect(orderMonths([paid, order('2026-07-02', 6, 1)], true).get('2026-07')).toBe('2 单');
  expect(orderMonths([paid, order('2026-07-02', 6, undefined, 5_00)], true).get('2026-07')).toBe('2 单');
  expect(orderMonths([paid, order('2026-07-02', undefined, 1, 5_00)], true).size).toBe(0);
});
