/** The moves of the web: their ports are the one client, the dialogs and the messages. */
import type { OrderRow } from '#shared/contract/entities.ts';
import { closeOrder, confirmReceipt, type OrderChangeState, readRow } from '#shared/flows/change-order.ts';
import { realClock } from '#shared/flows/clock.ts';
import { type Flow, runFlow, unattended } from '#shared/flows/flow.ts';
import { confirm } from '#web/parts/confirm-dialog.tsx';
import { api } from '#web/state/api.ts';
import { open } from '#web/state/dialogs.ts';
import { report } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { say } from '#web/state/toast.ts';
import '#web/parts/dialog-types/pay.ts';
import '#web/parts/dialog-types/proof.ts';
import { createOrderMoves, type OrderMoves } from './order-moves.ts';

const ports = { client: api, clock: realClock };

async function lastOf(flow: Flow<OrderChangeState>): Promise<OrderChangeState | undefined> {
  let last: OrderChangeState | undefined;
  await runFlow(flow, unattended(new AbortController().signal), (state) => {
    last = state;
  });
  return last;
}

/** The moves of a page; counters elsewhere start anew when an order changed. */
export const openMoves = (changed: (order_id: string, row: OrderRow | undefined) => void): OrderMoves =>
  createOrderMoves({
    close: (order_id) => lastOf(closeOrder(ports, order_id)),
    receive: (order_id, send_id) => lastOf(confirmReceipt(ports, order_id, send_id)),
    pay: (ask) => open('pay', ask),
    proof: (ask) => open('proof', ask),
    read: (order_id) => readRow(ports, order_id, new AbortController().signal),
    ask: (message) => confirm({ message }),
    say: (message, good) => say(message, good ? 'good' : 'warn'),
    report,
    changed(order_id, row) {
      flagForReload('userCenter', 'index');
      changed(order_id, row);
    },
  });
