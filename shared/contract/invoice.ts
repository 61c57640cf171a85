import { assumedCall, get, post } from './call.ts';
import { fen, id, list, optional, shape, state, type TypeOf, text, time } from './wire.ts';

/** An order and its invoice: state 0 none yet, 1 asked for, 2 issued (`file` opens it), 3 refused (`shbz` says why). */
export const invoiceRow = shape({
  order_id: id,
  order_sn: text,
  add_time: time,
  money_paid: fen,
  state: state([0, 1, 2, 3]),
  invoice_id: optional(id),
  title: optional(text),
  tax_no: optional(text),
  email: optional(text),
  /** What the whole invoice is over; it may hold several orders. */
  amount: optional(fen),
  apply_time: optional(time),
  shbz: optional(text),
  file: optional(text),
});
export type InvoiceRow = TypeOf<typeof invoiceRow>;

/** invoice.php: invoices of received orders. */
export const invoice = {
  /** Received orders: lx 1 those that can be invoiced, 2 those with an invoice asked for or issued, anything else all. */
  list: assumedCall(
    get('invoice.php?act=list', 'read', { lx: optional(text) }, { data: list(invoiceRow), page_next: text }),
  ),
  /** Asks for one invoice over several orders, named by their ids with commas between. */
  apply: assumedCall(
    post('invoice.php?act=apply', 'write', shape({ order_ids: text, title: text, tax_no: text, email: text }), {
      invoice_id: id,
    }),
  ),
};
