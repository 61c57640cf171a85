// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { put } from '#web/state/session/session.ts';
import { serve } from '#web/state/testing.ts';
import { createPayTopUp } from './pay-top-up-store.ts';
import { createTopUpLog } from './top-up-log.ts';

const LOG = 'recharge.php?act=recharge_log';
const row = (pay_status: number) => ({
  order_id: '41',
  order_sn: 'C41',
  pay_status,
  moneys: '80.00',
  get_money: '82.00',
});

afterEach(() => put({ token: '' }));

test('after a visit of its payment the log reloads the row, also where it was paid elsewhere meanwhile (document 2 §4)', async () => {
  put({ token: 'a'.repeat(32) });
  let rows: object[] = [row(0)];
  serve({ [LOG]: () => ({ data: rows, page_next: 'end' }) });
  const log = createTopUpLog('');
  await log.list.load();
  rows = [{ ...row(0), order_id: '7' }, row(1)];
  const payment = createPayTopUp('41');
  await payment.record.load();
  payment.begin();
  log.show();
  await expect.poll(() => log.list.state.data?.map(({ pay_status }) => pay_status)).toEqual([1]);
});
