/** Invoices: which orders can have one, how those stand, asking for one. */

import { firstItems } from '#cli/parts/first-items.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { type InvoiceRow, invoice } from '#shared/contract/invoice.ts';
import { applyInvoice as applyFlow } from '#shared/flows/apply-invoice.ts';
import { invoiceAsked } from '#shared/messages/invoice.ts';
import { type InvoiceForm, invoiceRefusal } from '#shared/rules/invoice-form.ts';

/** Filters as they are written on the command line. */
export const invoiceFilters = { all: '', open: '1', asked: '2' } as const;

export interface InvoicesFound {
  readonly orders: readonly InvoiceRow[];
  readonly more: boolean;
}

/** Received orders with their invoices. */
export async function listInvoices(
  shop: Shop,
  { show, limit = 20 }: { readonly show: keyof typeof invoiceFilters | undefined; readonly limit: number | undefined },
): Promise<InvoicesFound> {
  loginOf(shop);
  const { items, more } = await firstItems(shop, invoice.list, { lx: invoiceFilters[show ?? 'all'] }, limit);
  return { orders: items, more };
}

/** Asks for one invoice over several orders. */
export async function applyForInvoice(shop: Shop, form: InvoiceForm): Promise<{ message: string; invoice_id: string }> {
  loginOf(shop);
  const refusal = invoiceRefusal(form);
  if (refusal) throw new Fault('usage', both(refusal.message), { next: [FLAGS[refusal.field], FLAGS[refusal.field]] });
  const made = await runOnce(applyFlow(shop, form), 'invoice list');
  return { message: invoiceAsked.text, invoice_id: made?.invoice_id ?? '' };
}

const FLAGS: Readonly<Record<keyof InvoiceForm, string>> = {
  order_ids: 'yaocang invoice apply ORDER…',
  title: '--title',
  tax_no: '--tax-no',
  email: '--email',
};
