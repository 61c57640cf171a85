/** The invoice request form, and the invoice state of an order. */
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import { chooseOrders, enterTitle, wrongEmail, wrongTaxNumber } from '#shared/messages/invoice.ts';
import type { Message } from '#shared/messages/message.ts';

export interface InvoiceForm {
  readonly order_ids: readonly string[];
  readonly title: string;
  readonly tax_no: string;
  readonly email: string;
}

export interface InvoiceRefusal {
  readonly field: keyof InvoiceForm;
  readonly message: Message;
}

/** All errors of the form with their fields. */
export function invoiceRefusals(form: InvoiceForm): InvoiceRefusal[] {
  const wrong: InvoiceRefusal[] = [];
  if (form.order_ids.length === 0) wrong.push({ field: 'order_ids', message: chooseOrders });
  if (form.title.trim() === '') wrong.push({ field: 'title', message: enterTitle });
  if (!/^[0-9A-Z]{15,20}$/i.test(form.tax_no.trim())) wrong.push({ field: 'tax_no', message: wrongTaxNumber });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(form.email.trim())) wrong.push({ field: 'email', message: wrongEmail });
  return wrong;
}

/** The first error of the form, if any. */
export const invoiceRefusal = (form: InvoiceForm): InvoiceRefusal | undefined => invoiceRefusals(form)[0];

/** Labels of the invoice states. */
export const invoiceState: Readonly<Record<NonNullable<InvoiceRow['state']>, string>> = {
  0: '可开票',
  1: '开票中',
  2: '已开票',
  3: '已驳回',
};

/** An order can be invoiced while it has no invoice or a rejected one. */
export const canInvoice = ({ state }: Pick<InvoiceRow, 'state'>): boolean => state === 0 || state === 3;

/** The total of these orders in fen; undefined when one amount is unknown. */
export function invoiceSum(rows: readonly Pick<InvoiceRow, 'money_paid'>[]): number | undefined {
  let sum = 0;
  for (const { money_paid } of rows) {
    if (money_paid === undefined) return undefined;
    sum += money_paid;
  }
  return sum;
}
