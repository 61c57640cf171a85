import { assumedCall, get } from './call.ts';
import { signedFen } from './page-wire.ts';
import { count, flag, id, known, optional, rows, shape, shown, type TypeOf, text, time } from './wire.ts';

/** A ledger entry of balance or bonus (`change` and `rest` in fen) or of points (`points` and `points_rest`). Changes may be negative. */
export const ledgerRow = shape({
  ledger_id: id,
  note: text,
  order_sn: optional(text),
  add_time: shown(time, null),
  /** Money that is only set aside for an unfinished payment, or given back from it: neither income nor expense. */
  hold: known(flag),
  change: optional(signedFen),
  rest: optional(signedFen),
  points: known(count),
  points_rest: known(count),
});
export type LedgerRow = TypeOf<typeof ledgerRow>;

/** The ledger of user.php. It has its own file, because the first page does not need it. */
export const userLedger = {
  /** Entries of the balance (`lx` moneys), the bonus (acquire_money) or the points (integral), newest first. */
  detailLog: assumedCall(
    get('user.php?act=detail_log', 'read', { lx: optional(text) }, { data: rows(ledgerRow), page_next: text }),
  ),
};
