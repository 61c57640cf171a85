// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { put, signOut } from '#web/state/session/session.ts';
import { cut, serve } from '#web/state/testing.ts';
import { createInvoices } from './invoices.ts';

const LIST = 'invoice.php?act=list';
const APPLY = 'invoice.php?act=apply';
const row = (order_id: string, state: number) => ({ order_id, order_sn: `S${order_id}`, money_paid: '10.00', state });
const good = { title: '仁心大药房', tax_no: '91330108MA2ABCDE5R', email: 'a@b.cn' };

beforeEach(() => {
  vi.useFakeTimers();
  put({ token: 'a'.repeat(32) });
});
afterEach(() => {
  vi.useRealTimers();
  signOut();
});

async function pageWith(...rows: object[]) {
  const server = serve({ [LIST]: () => ({ data: rows, page_next: 'end' }), [APPLY]: () => ({ invoice_id: '5' }) });
  const store = createInvoices('');
  await store.list.load();
  return { server, store };
}

function fill(store: ReturnType<typeof createInvoices>, form = good) {
  for (const field of ['title', 'tax_no', 'email'] as const) store.write(field, form[field]);
}

test('one invoice for many orders, submitted once; its values are filled in the next time', async () => {
  const { server, store } = await pageWith(row('1', 0), row('2', 1), row('3', 3));
  store.chooseAll(true);
  store.ask();
  fill(store);
  await Promise.all([store.submit(), store.submit()]);
  expect(server.asked(APPLY)).toEqual([{ order_ids: '1,3', ...good }]);
  expect([server.said, store.view.open, store.view.chosen]).toEqual([['申请已提交，请等待开票！'], false, []]);
  expect(createInvoices('').form).toEqual(good);
});

test('without an order the form does not open; a wrong field keeps it open and sends nothing', async () => {
  const { server, store } = await pageWith(row('1', 0));
  store.ask();
  expect([server.said, store.view.open]).toEqual([['请选择需要开票的订单！'], false]);
  store.ask('1');
  fill(store, { ...good, tax_no: '9133' });
  await store.submit();
  expect([store.view.open, server.asked(APPLY)]).toEqual([true, []]);
});

test('a lost answer is settled by reading which orders have one', async () => {
  const { server, store } = await pageWith(row('1', 0));
  store.ask('1');
  fill(store);
  server.once(APPLY, cut);
  server.once(LIST, () => ({ data: [{ ...row('1', 1), invoice_id: '5' }], page_next: 'end' }));
  const sending = store.submit();
  await vi.advanceTimersByTimeAsync(3_000);
  await sending;
  expect([server.asked(APPLY).length, store.view.open]).toEqual([1, false]);
});
