/** Asking for an invoice: the form, and how an order's invoice stands. */
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import { chooseOrders, enterTitle, wrongEmail, wrongTaxNumber } from '#shared/messages/invoice.ts';
import type { Message } from '#shared/messages/message.ts';

export interface InvoiceForm {
  readonly order_ids: readonly string[];
  readonly title: string;
  readonly tax_no: string;
  readonly email: string;
}

/** What is wrong with the form, and where; undefined when nothing is. */
export function invoiceRefusal(
  form: InvoiceForm,
): { readonly field: keyof InvoiceForm; readonly message: Message } | undefined {
  if (form.order_ids.length === 0) return { field: 'order_ids', message: chooseOrders };
  if (form.title.trim() === '') return { field: 'title', message: enterTitle };
  if (!/^[0-9A-Z]{15,20}$/i.test(form.tax_no.trim())) return { field: 'tax_no', message: wrongTaxNumber };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(form.email.trim())) return { field: 'email', message: wrongEmail };
  return undefined;
}

/** How an order's invoice stands, in words. */
export const invoiceState: Readonly<Record<NonNullable<InvoiceRow['state']>, string>> = {
  0: '可开票',
  1: '开票中',
  2: '已开票',
  3: '已驳回',
};

/** An order may be invoiced while it has no invoice, or a refused one. */
export const canInvoice = ({ state }: Pick<InvoiceRow, 'state'>): boolean => state === 0 || state === 3;
