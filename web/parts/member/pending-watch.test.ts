// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { order } from '#shared/contract/order.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { recharge } from '#shared/contract/recharge.ts';
import { REPORTED_POLL } from '#shared/flows/reported-payment.ts';
import { createFakeClient, type FakeClient } from '#shared/flows/testing/fake-client.ts';
import { dialogs, dismissAll } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { toast } from '#web/state/messages/toast.ts';
import { put } from '#web/state/session/session.ts';
import { forgetPayment, leaveReported, notePayment, reportedPayments, settlePending } from './pending-payment.ts';
import { lookAfterPending } from './pending-watch.lazy.ts';

let client: FakeClient;
const row = (pay_status: number, status = 1) =>
  client.on(order.orderList, () => ({ data: [{ order_id: '7', pay_status, status: { status } }] }) as never);
const ask = { type: '1', order_id: '7', fd_sn: '' } as const;
let number = 0;
const payment = (more = {}) => {
  number += 1;
  return { ...ask, order_sn: `P${number}`, number: 'S7', held: false, ...more };
};

beforeEach(() => {
  vi.useFakeTimers();
  put({ token: 'a'.repeat(32) });
  client = createFakeClient();
  vi.spyOn(api, 'send').mockImplementation(client.send);
  client.on(payCx.getStatus, () => ({ data: { status: false } }));
  client.on(recharge.rechargeLog, () => ({ data: [], page_next: 'end' }));
  row(0);
});
afterEach(async () => {
  settlePending(ask);
  forgetPayment();
  dismissAll();
  toast.text = '';
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const opened = () => dialogs.open.map(({ name, ask: { value } }) => [name, (value as { order_id: string }).order_id]);

test('a payment that was left for another page is told on whatever page the buyer comes back to, once', () => {
  notePayment(payment());
  lookAfterPending();
  expect(opened()).toEqual([['pay', '7']]);
  dismissAll();
  lookAfterPending();
  expect(opened()).toEqual([]);
});

test('a code that stood here before a reload stands again; one that its buyer closed does not', () => {
  notePayment(payment({ code_url: 'weixin://x' }));
  lookAfterPending();
  expect(opened()).toEqual([['pay', '7']]);
  dismissAll();
  notePayment(payment({ code_url: 'weixin://y' }));
  forgetPayment();
  lookAfterPending();
  expect(opened()).toEqual([]);
});

test.each([
  ['a code of another tab', { code_url: 'weixin://x' }],
  ['a sheet that was cancelled', { sheet: 'cancelled' }],
] as const)('%s waits for a tap', (_, more) => {
  notePayment(payment(more));
  sessionStorage.clear();
  lookAfterPending();
  expect(opened()).toEqual([]);
});

test('a reported payment whose dialog was closed is asked for quietly, until the server knows it', async () => {
  notePayment(payment({ sheet: 'ok' }));
  leaveReported(ask);
  lookAfterPending();
  expect(opened()).toEqual([]);
  await vi.advanceTimersByTimeAsync(3 * REPORTED_POLL);
  expect(client.count(payCx.getStatus)).toBe(3);
  row(1);
  dispatchEvent(new Event('pageshow'));
  await vi.advanceTimersByTimeAsync(0);
  expect(toast.text).toBe('S7 支付成功！');
  expect(reportedPayments()).toEqual([]);
});

test('an order that was closed meanwhile is told, and no longer waited for', async () => {
  notePayment(payment({ sheet: 'ok' }));
  leaveReported(ask);
  row(0, 7);
  lookAfterPending();
  await vi.advanceTimersByTimeAsync(REPORTED_POLL);
  expect(toast.text).toBe('订单 S7 已关闭，已付的钱会退回余额');
  expect(reportedPayments()).toEqual([]);
});
