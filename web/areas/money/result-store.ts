/** The outcome of a payment, always read from the server. */
import { afterSales, type ServiceRow } from '#shared/contract/after-sales.ts';
import { order } from '#shared/contract/order.ts';
import { readTopUp } from '#shared/flows/top-up.ts';
import { topUpBonus } from '#shared/rules/pay/top-up.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { createPart } from '#web/state/loading/part.ts';
import { TOP_UP } from './result-loader.ts';

/** Something that was paid or is to be paid: an order, a part of a split one, a top-up. */
export interface ResultRow {
  readonly order_id: string;
  readonly fd_sn: string;
  readonly order_sn: string;
  /** The merchant; '' for a top-up. */
  readonly name: string;
  readonly pay_status: 0 | 1 | 2 | 3 | undefined;
  readonly pay_name: string;
  /** ms since 1970; null when the server did not say. */
  readonly pay_time: number | null;
  /** In fen; undefined when the server did not say. */
  readonly due: number | undefined;
  /** What a top-up credits, in fen. */
  readonly credited?: number | undefined;
  readonly bonus?: number;
}

/** Creates the store of one result. */
export function createResult(of: string, order_id: string) {
  const topUp = of === TOP_UP;
  const rows = createPart<readonly ResultRow[]>((signal) =>
    topUp ? topUpRows(order_id, signal) : orderRows(order_id, signal),
  );
  let paying = false;

  return {
    rows,
    topUp,
    /** Pays what is left. */
    async pay({ order_id: id, fd_sn }: ResultRow): Promise<void> {
      if (paying) return;
      paying = true;
      await open('pay', { type: topUp ? '2' : '1', order_id: id, fd_sn });
      paying = false;
      flagForReload('order', 'orderInfo', 'userCenter', 'index');
      void rows.reload();
    },
  };
}

export type ResultStore = ReturnType<typeof createResult>;

/** The after-sales request of an order on the server; null when there is none. */
export const createSubmission = (order_id: string) =>
  createPart<{ readonly row: ServiceRow | null }>(async (signal) => {
    const { data } = await api.send(afterSales.servicesList, { is_start: true, order_id }, { signal });
    return { row: data.find((row) => row.order_id === order_id) ?? null };
  });

async function orderRows(order_id: string, signal: AbortSignal): Promise<readonly ResultRow[]> {
  const { data } = await api.send(order.orderList, { order_id }, { signal });
  return data.map((row) => ({
    order_id: row.order_id,
    fd_sn: row.fd_sn ?? '',
    order_sn: row.order_sn,
    name: row.order_zt,
    pay_status: row.pay_status,
    pay_name: row.pay_name ?? '',
    pay_time: null,
    due: row.money_paid,
  }));
}

async function topUpRows(order_id: string, signal: AbortSignal): Promise<readonly ResultRow[]> {
  const row = await readTopUp({ client: api }, order_id, signal);
  if (!row) return [];
  const { order_sn, pay_status, pay_name = '', pay_time = null, moneys: due, get_money: credited } = row;
  const bonus = topUpBonus(row);
  return [{ order_id, fd_sn: '', order_sn, name: '', pay_status, pay_name, pay_time, due, credited, bonus }];
}
