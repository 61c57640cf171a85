import { expect, test } from 'vitest';
import { canInvoice, invoiceChange, invoiceRefusal, invoiceRefusals, invoiceSum } from './invoice-form.ts';

const form = { order_ids: ['1'], title: '仁心大药房', tax_no: '91330100MA27ABCD09', email: 'a@b.cn' };

test('an invoice needs orders, a title, a tax number of 15 to 20 characters and an e-mail', () => {
  expect(invoiceRefusal(form)).toBeUndefined();
  expect(invoiceRefusal({ ...form, order_ids: [] })).toMatchObject({ field: 'order_ids' });
  expect(invoiceRefusal({ ...form, title: '  ' })).toMatchObject({ field: 'title' });
  expect(invoiceRefusal({ ...form, tax_no: '123' })).toMatchObject({ field: 'tax_no' });
  expect(invoiceRefusal({ ...form, email: 'a@b' })).toMatchObject({ field: 'email' });
});

test('an order without an invoice or with a rejected one can be invoiced, unless all of it was given back', () => {
  const row = { money_paid: 654_110 };
  expect(([0, 1, 2, 3] as const).map((state) => canInvoice({ state, ...row }))).toEqual([true, false, false, true]);
  expect(canInvoice({ state: 0, ...row, refunded: 652_710 })).toBe(true);
  expect(canInvoice({ state: 3, ...row, refunded: 654_110 })).toBe(false);
});

test('an invoice is over what was paid less what was given back', () => {
  expect(invoiceSum([{ money_paid: 654_110, refunded: 652_710 }, { money_paid: 2_050 }])).toBe(3_450);
});

test('a requested invoice that changed by refunds says so', () => {
  const said = (amount: number | undefined, now_amount: number | undefined, state: 1 | 2 = 1) =>
    invoiceChange({ state, amount, now_amount })?.text;
  expect(said(654_110, 1_400)).toBe('申请后有退款，开票金额由 ¥6,541.10 变为 ¥14.00');
  expect(said(654_110, 0)).toBe('申请后已全额退款，这张发票不再开具');
  expect([said(900, 900), said(900, undefined), said(undefined, 5), said(900, 5, 2)]).toEqual(Array(4).fill(undefined));
});

test('all errors are returned with their fields', () => {
  const wrong = invoiceRefusals({ order_ids: ['1'], title: ' ', tax_no: '9133', email: 'caigou@renxin' });
  expect(wrong.map(({ field }) => field)).toEqual(['title', 'tax_no', 'email']);
});

test('the sum is unknown when one amount is unknown', () => {
  expect(invoiceSum([{ money_paid: 100 }, { money_paid: 5 }])).toBe(105);
  expect(invoiceSum([{ money_paid: 100 }, { money_paid: undefined }])).toBeUndefined();
});

test('a title and an address that are too long are refused, not cut', () => {
  const said = (more: Partial<typeof form>) => invoiceRefusal({ ...form, ...more })?.message.text;
  expect([said({ title: '店'.repeat(100) }), said({ title: '店'.repeat(101) })]).toEqual([
    undefined,
    '发票抬头最多100字，请删减后再提交',
  ]);
  expect(said({ email: `${'a'.repeat(96)}@b.cn` })).toBe('接收邮箱最多100字，请删减后再提交');
});
