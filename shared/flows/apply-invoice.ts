/** Requests an invoice. A lost answer is settled by reading which orders have one. */
import { invoice } from '#shared/contract/invoice.ts';
import type { InvoiceForm } from '#shared/rules/money/invoice-form.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

/** Requests one invoice for the orders of the form. Answers its id, if it is known. */
export const applyInvoice = (ports: ActPorts, form: InvoiceForm): Flow<ActState<{ readonly invoice_id: string }>> =>
  actOnce<{ readonly invoice_id: string }>(ports, {
    send: (signal) => ports.client.send(invoice.apply, { ...form, order_ids: form.order_ids.join(',') }, { signal }),
    settle: async (signal) => {
      const { data } = await ports.client.send(invoice.list, { lx: '2' }, { signal });
      const asked = data.find((row) => form.order_ids.includes(row.order_id) && row.state === 1);
      return asked?.invoice_id === undefined
        ? { happened: asked !== undefined }
        : { happened: true, answer: { invoice_id: asked.invoice_id } };
    },
  });
