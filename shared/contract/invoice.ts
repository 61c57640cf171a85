import { assumedCall, get, post, write } from './call.ts';
import { state } from './page-wire.ts';
import { webAddress } from './web-address.ts';
import { fen, id, known, optional, rows, shape, shown, type TypeOf, text, time } from './wire.ts';

/** An order and its invoice: state 0 none, 1 requested, 2 issued (`file` is its address), 3 rejected (`shbz` is the reason). */
export const invoiceRow = shape({
  order_id: id,
  order_sn: text,
  add_time: shown(time, null),
  money_paid: fen,
  /** What after-sales gave back of it: an invoice is over the rest. */
  refunded: optional(fen),
  state: state([0, 1, 2, 3]),
  invoice_id: optional(id),
  title: optional(text),
  tax_no: optional(text),
  email: optional(text),
  /** The total of the invoice, which may cover several orders. */
  amount: optional(fen),
  /** What a requested invoice comes to now, after refunds since the request. */
  now_amount: optional(fen),
  apply_time: known(time),
  shbz: optional(text),
  file: optional(webAddress),
});
export type InvoiceRow = TypeOf<typeof invoiceRow>;

/** invoice.php: invoices of received orders (assumed). */
export const invoice = {
  /** Received orders: lx 1 can be invoiced, 2 have a requested or issued invoice, any other value all. */
  list: assumedCall(
    get('invoice.php?act=list', 'read', { lx: optional(text) }, { data: rows(invoiceRow), page_next: text }),
  ),
  /** Requests one invoice for several orders, whose ids are comma-joined. */
  apply: assumedCall(
    post('invoice.php?act=apply', write('all'), shape({ order_ids: text, title: text, tax_no: text, email: text }), {
      invoice_id: id,
    }),
  ),
};
