/** The moves of the web: their ports are the one client, the dialogs and the messages. */
import type { OrderRow } from '#shared/contract/entities.ts';
import { confirm, open } from '#web/state/dialogs.ts';
import { report } from '#web/state/failure.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { go } from '#web/state/navigate.ts';
import { href } from '#web/state/routes.ts';
import { raiseCartCount } from '#web/state/session.ts';
import { say } from '#web/state/toast.ts';
import { createOrderMoves, type OrderMoves } from './order-moves.ts';

const changes = () => import('./order-changes.lazy.ts');

/** The moves of a page; counters elsewhere start anew when an order changed. */
export const openMoves = (changed: (order_id: string, row: OrderRow | undefined) => void): OrderMoves =>
  createOrderMoves({
    close: async (order_id) => (await changes()).close(order_id),
    receive: async (order_id, send_id) => (await changes()).receive(order_id, send_id),
    again: async (order_id) => (await changes()).again(order_id),
    pay: (ask) => open('pay', ask),
    proof: (ask) => open('proof', ask),
    review: (ask) => open('review', ask),
    read: async (order_id) => (await changes()).read(order_id),
    ask: (message) => confirm({ message }),
    say: (message, good) => say(message, good ? 'good' : 'warn'),
    report,
    toCart: () => go(href.cart()),
    inCart(added) {
      raiseCartCount(added);
      flagForReload('cart');
    },
    changed(order_id, row) {
      flagForReload('userCenter', 'index');
      changed(order_id, row);
    },
  });
