/** The invoice request form, and the invoice state of an order. */
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import {
  chooseOrders,
  enterTitle,
  invoiceGone,
  invoiceLess,
  wrongEmail,
  wrongTaxNumber,
} from '#shared/messages/invoice.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
import type { Message } from '#shared/messages/message.ts';
import { total, yuan } from './money.ts';
import { isTaxNumber, taxNumber } from './tax-number.ts';

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

/** The longest title and e-mail address, in characters. */
export const LONGEST_INVOICE_TEXT = 100;

const isLong = (text: string): boolean => text.trim().length > LONGEST_INVOICE_TEXT;

/** All errors of the form with their fields. */
export function invoiceRefusals(form: InvoiceForm): InvoiceRefusal[] {
  const wrong: InvoiceRefusal[] = [];
  if (form.order_ids.length === 0) wrong.push({ field: 'order_ids', message: chooseOrders });
  if (form.title.trim() === '') wrong.push({ field: 'title', message: enterTitle });
  if (isLong(form.title)) wrong.push({ field: 'title', message: textTooLong('发票抬头', LONGEST_INVOICE_TEXT) });
  if (!isTaxNumber(taxNumber(form.tax_no))) wrong.push({ field: 'tax_no', message: wrongTaxNumber });
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(form.email.trim())) wrong.push({ field: 'email', message: wrongEmail });
  if (isLong(form.email)) wrong.push({ field: 'email', message: textTooLong('接收邮箱', LONGEST_INVOICE_TEXT) });
  return wrong;
}

/** The form as it is sent. */
export const tidyInvoice = (form: InvoiceForm): InvoiceForm => ({
  ...form,
  title: form.title.trim(),
  tax_no: taxNumber(form.tax_no),
  email: form.email.trim(),
});

/** The first error of the form, if any. */
export const invoiceRefusal = (form: InvoiceForm): InvoiceRefusal | undefined => invoiceRefusals(form)[0];

/** Labels of the invoice states. */
export const invoiceState: Readonly<Record<NonNullable<InvoiceRow['state']>, string>> = {
  0: '可开票',
  1: '开票中',
  2: '已开票',
  3: '已驳回',
};

type Sums = Pick<InvoiceRow, 'money_paid' | 'refunded'>;

/** What of an order can be invoiced: what was paid less what was given back, in fen; undefined when it is unknown. */
export const toInvoice = ({ money_paid, refunded = 0 }: Sums): number | undefined =>
  money_paid === undefined ? undefined : money_paid - refunded;

/** An order can be invoiced while it has no invoice or a rejected one, and not all of it was given back. */
export const canInvoice = (row: Pick<InvoiceRow, 'state'> & Sums): boolean =>
  (row.state === 0 || row.state === 3) && (toInvoice(row) ?? 1) > 0;

/** The total of these orders in fen; undefined when one amount is unknown. */
export const invoiceSum = (rows: readonly Sums[]): number | undefined => total(rows.map(toInvoice));

/** How a requested invoice changed by refunds since the request; undefined when it did not, or nothing tells it. */
export function invoiceChange({
  state,
  amount,
  now_amount,
}: Pick<InvoiceRow, 'state' | 'amount' | 'now_amount'>): Message | undefined {
  if (state !== 1 || amount === undefined || now_amount === undefined || amount === now_amount) return undefined;
  return now_amount > 0 ? invoiceLess(yuan(now_amount), yuan(amount)) : invoiceGone;
}
