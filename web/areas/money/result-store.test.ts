// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { paymentOutcome } from '#shared/rules/pay/payment-outcome.ts';
import { freshness } from '#web/navigation/reload-flags.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { serve } from '#web/state/testing.ts';
import { TOP_UP } from './result-loader.ts';
import { createResult, createSubmission } from './result-store.ts';

const ORDERS = 'order.php?act=order_list';
const SERVICES = 'order.php?act=services_list';
const LOG = 'recharge.php?act=recharge_log';

afterEach(dismissAll);

const part = (order_id: string, pay_status: number) => ({
  order_id,
  fd_sn: `S-${order_id}`,
  order_sn: `S-${order_id}`,
  order_zt: `商家${order_id}`,
  is_fd: 1,
  pay_status,
  money_paid: '472.00',
});

test('a split order names its unpaid part, and pays that part', async () => {
  const server = serve({ [ORDERS]: () => ({ data: [part('1', 1), part('2', 0)], page_next: 'end' }) });
  const store = createResult('', '1');
  await store.rows.load();
  const rows = store.rows.state.data ?? [];
  expect([paymentOutcome(rows), rows.map(({ name }) => name)]).toEqual(['partly', ['商家1', '商家2']]);
  const before = freshness.order;
  server.once(ORDERS, () => ({ data: [part('1', 1), part('2', 1)], page_next: 'end' }));
  const left = rows[1];
  if (!left) throw new Error('no second part');
  const paying = Promise.all([store.pay(left), store.pay(left)]);
  expect(dialogs.open.map(({ ask }) => ask.value)).toMatchObject([{ type: '1', order_id: '2', fd_sn: 'S-2' }]);
  dialogs.open[0]?.settle.close('1');
  await paying;
  await expect.poll(() => paymentOutcome(store.rows.state.data ?? [])).toBe('paid');
  expect([freshness.order, server.asked(ORDERS).length]).toEqual([before + 1, 2]);
});

test('missing payment data is unknown, and an unknown order is no success', async () => {
  serve({ [ORDERS]: () => ({ data: [{ order_id: '1', order_sn: 'S1' }], page_next: 'end' }) });
  const store = createResult('', '1');
  await store.rows.load();
  const [row] = store.rows.state.data ?? [];
  expect([paymentOutcome(store.rows.state.data ?? []), row?.due]).toEqual(['unknown', undefined]);
  expect(paymentOutcome([])).toBe('unknown');
});

test('a top-up shows the credited amount and its bonus', async () => {
  const record = { order_id: '9', order_sn: 'R9', pay_status: 1, moneys: '500.00', get_money: '520.00' };
  serve({ [LOG]: () => ({ data: [record], page_next: 'end' }) });
  const store = createResult(TOP_UP, '9');
  await store.rows.load();
  expect(store.rows.state.data).toMatchObject([{ due: 50_000, credited: 52_000, bonus: 2000, pay_status: 1 }]);
});

test('an after-sales request is read from the server; none is shown as none', async () => {
  const server = serve({
    [SERVICES]: () => ({
      data: [{ order_id: '7', return_sn: 'T7', status: 1, return_zt: '待审核' }],
      page_next: 'end',
    }),
  });
  const there = createSubmission('7');
  await there.load();
  expect(there.state.data?.row).toMatchObject({ return_sn: 'T7', status: 1 });
  server.once(SERVICES, () => ({ data: [], page_next: 'end' }));
  const none = createSubmission('8');
  await none.load();
  expect(none.state.data).toEqual({ row: null });
});
