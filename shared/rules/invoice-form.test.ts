import { expect, test } from 'vitest';
import { canInvoice, invoiceRefusal, invoiceRefusals, invoiceSum } from './invoice-form.ts';

const form = { order_ids: ['1'], title: '仁心大药房', tax_no: '91330100MA27XXXX0X', email: 'a@b.cn' };

test('an invoice needs orders, a title, a tax number of 15 to 20 characters and an e-mail', () => {
  expect(invoiceRefusal(form)).toBeUndefined();
  expect(invoiceRefusal({ ...form, order_ids: [] })).toMatchObject({ field: 'order_ids' });
  expect(invoiceRefusal({ ...form, title: '  ' })).toMatchObject({ field: 'title' });
  expect(invoiceRefusal({ ...form, tax_no: '123' })).toMatchObject({ field: 'tax_no' });
  expect(invoiceRefusal({ ...form, email: 'a@b' })).toMatchObject({ field: 'email' });
});

test('an order without an invoice or with a rejected one can be invoiced', () => {
  expect(([0, 1, 2, 3] as const).map((state) => canInvoice({ state }))).toEqual([true, false, false, true]);
});

test('all errors are returned with their fields', () => {
  const wrong = invoiceRefusals({ order_ids: ['1'], title: ' ', tax_no: '9133', email: 'caigou@renxin' });
  expect(wrong.map(({ field }) => field)).toEqual(['title', 'tax_no', 'email']);
});

test('the sum is unknown when one amount is unknown', () => {
  expect(invoiceSum([{ money_paid: 100 }, { money_paid: 5 }])).toBe(105);
  expect(invoiceSum([{ money_paid: 100 }, { money_paid: undefined }])).toBeUndefined();
});
