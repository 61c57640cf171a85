import { expect, test } from 'vitest';
import { serve } from '#web/state/testing.ts';
import { ledgerTable } from './ledger-table.ts';

test('the table of the ledger has every page, in yuan that Excel adds up', async () => {
  const row = (ledger_id: string, change: string) => ({
    ledger_id,
    note: '订单支付',
    order_sn: 'D9',
    add_time: 1_764_000_000,
    hold: 0,
    change,
    rest: '5000.00',
  });
  serve({
    'user.php?act=detail_log': ({ page }) =>
      page === '2'
        ? { data: [row('1', '1200.50')], page_next: 'end' }
        : { data: [row('2', '-70.00')], page_next: 'user.php?act=detail_log&lx=moneys&page=2' },
  });
  const { name, rows } = await ledgerTable('moneys');
  expect(name).toBe('收支明细-余额');
  expect(rows).toEqual([
    ['时间', '金额', '结余', '说明', '单号'],
    ['2025-11-25 00:00', '-70.00', '5000.00', '订单支付', 'D9'],
    ['2025-11-25 00:00', '1200.50', '5000.00', '订单支付', 'D9'],
  ]);
});
