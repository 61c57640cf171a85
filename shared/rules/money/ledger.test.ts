import { expect, test } from 'vitest';
import { ledgerChange, ledgerTab, monthSums } from './ledger.ts';

const at = (day: string) => Date.parse(`${day}T09:00:00+08:00`);
const row = (day: string, change?: number) => ({ add_time: at(day), change });

test('entries are grouped by month, with a sum once the month is complete', () => {
  const rows = [row('2026-11-20', -116_640), row('2026-11-03', 100_000), row('2026-10-20', 5_000)];
  expect([...monthSums(rows, false)]).toEqual([['2026-11', { income: 100_000, outgo: 116_640 }]]);
  expect(monthSums(rows, true).get('2026-10')).toEqual({ income: 5_000, outgo: 0 });
  expect(monthSums([], true).size).toBe(0);
});

test('money that is only set aside, or given back from that, is neither income nor expense', () => {
  const aside = (change: number) => ({ ...row('2026-11-08', change), hold: true });
  const rows = [row('2026-11-20', -72_688), aside(-492_552), aside(492_552), row('2026-11-03', 1_050)];
  expect(monthSums(rows, true).get('2026-11')).toEqual({ income: 1_050, outgo: 72_688 });
});

test('a month with an unreadable entry has no sum', () => {
  const rows = [row('2026-11-20', 100), row('2026-11-19'), row('2026-11-18', 100), row('2026-10-01', 7)];
  expect([...monthSums(rows, true).keys()]).toEqual(['2026-10']);
});

test('money and points have different fields', () => {
  expect([ledgerChange({ change: -1 }), ledgerChange({ points: 10 }), ledgerChange({})]).toEqual([-1, 10, undefined]);
  expect(['integral', '', 'x'].map(ledgerTab)).toEqual(['integral', 'moneys', 'moneys']);
});
