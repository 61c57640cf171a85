/** Invoices of received orders: selecting orders, and requesting one invoice for them. */

import { proxy } from 'valtio/vanilla';
import type { InvoiceRow } from '#shared/contract/invoice.ts';
import { applyInvoice } from '#shared/flows/apply-invoice.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { chooseOrders, invoiceAsked } from '#shared/messages/invoice.ts';
import { canInvoice, type InvoiceForm, invoiceRefusals, tidyInvoice } from '#shared/rules/money/invoice-form.ts';
import { createEndless } from '#web/parts/list/endless.ts';
import { webClock } from '#web/state/clock.ts';
import { act } from '#web/state/loading/act.ts';
import { api } from '#web/state/loading/api.ts';
import { askOf } from '#web/state/loading/loader.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import * as kept from '#web/state/storage/kept.ts';
import { invoiceLoader } from './invoice-loader.ts';

type Written = Record<'title' | 'tax_no' | 'email', string>;
const blank: Written = { title: '', tax_no: '', email: '' };

/** Creates the store of one tab. */
export function createInvoices(lx: string) {
  const view = proxy({ chosen: [] as string[], open: false, sending: false, tried: false });
  const [ours, draft] = [kept.invoice_form.mine(), kept.invoice_draft.mine()];
  /** The values of the last request. */
  const last = ours.read();
  const form = proxy<Written>({ ...blank, ...last, ...draft.read() });
  const list = createEndless(askOf(invoiceLoader.reads.list, { lx }));

  const rows = (): readonly InvoiceRow[] => list.state.data ?? [];
  const chosenRows = () => rows().filter(({ order_id }) => view.chosen.includes(order_id));
  const whole = (): InvoiceForm => ({ ...form, order_ids: chosenRows().map(({ order_id }) => order_id) });

  return {
    view,
    form,
    list,
    /** The form was filled with the last values. */
    isRemembered: last !== undefined,
    choose(order_id: string, on: boolean): void {
      view.chosen = on ? [...view.chosen, order_id] : view.chosen.filter((each) => each !== order_id);
    },
    /** Selects these orders too, or takes them out of the selection. */
    chooseThese(order_ids: readonly string[], on: boolean): void {
      const others = view.chosen.filter((each) => !order_ids.includes(each));
      view.chosen = on ? [...others, ...order_ids] : others;
    },
    /** Selects all loaded orders that can be invoiced, or none. */
    chooseAll(on: boolean): void {
      view.chosen = on
        ? rows()
            .filter(canInvoice)
            .map(({ order_id }) => order_id)
        : [];
    },
    write(field: keyof Written, text: string): void {
      form[field] = text;
      draft.write(form);
    },
    /** Opens the form for the selection, or for this order only. */
    ask(order_id?: string): void {
      if (order_id !== undefined) view.chosen = [order_id];
      view.tried = false;
      view.open = chosenRows().length > 0;
      if (!view.open) say(chooseOrders, 'warn');
    },
    /** Back on a phone closes the form and keeps the typed text. */
    close(): void {
      view.open = view.sending;
    },
    /** Submits the form once; the open form shows errors. */
    async submit(): Promise<void> {
      view.tried = true;
      const asked = whole();
      if (invoiceRefusals(asked).length > 0) return;
      await act(view, 'sending', async () => {
        const trimmed = tidyInvoice(asked);
        const end = await lastOf(applyInvoice({ client: api, clock: webClock }, trimmed));
        if (sayEnd(end, invoiceAsked)) {
          ours.write({ title: trimmed.title, tax_no: trimmed.tax_no, email: trimmed.email });
          draft.erase();
          view.open = false;
          view.chosen = [];
        }
        if (end.step !== 'failed') await list.reload();
      });
    },
  };
}

export type InvoicesStore = ReturnType<typeof createInvoices>;
