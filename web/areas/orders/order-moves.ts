/** The actions of an order: pay, confirm receipt, close. Each asks where needed; the row is reloaded afterwards. */
import type { OrderRow } from '#shared/contract/entities.ts';
import type { OrderChangeState } from '#shared/flows/change-order.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  backIntoCart,
  closePaidOrder,
  closeThisOrder,
  receiveThisOrder,
  receiveThisParcel,
} from '#shared/messages/order-questions.ts';
import { orderClosed, paidOrderClosed, received } from '#shared/messages/orders.ts';
import { backInCart } from '#shared/messages/put-back.ts';
import { noOrderLines } from '#shared/messages/quick-order.ts';
import { yuan } from '#shared/rules/money/money.ts';
import { confirmable, parcelsOf } from '#shared/rules/orders/parcels.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';
import { forgetOrdered } from '#web/state/goods/note-ordered.ts';
import { api } from '#web/state/loading/api.ts';
import { fetched } from '#web/state/loading/code.ts';
import { report } from '#web/state/loading/failure.ts';
import { sayEnd } from '#web/state/messages/say-end.ts';
import { say } from '#web/state/messages/toast.ts';
import { tellOtherTabs } from '#web/state/storage/other-tabs.ts';

type Row = Pick<OrderRow, 'order_id' | 'fd_sn' | 'delivery' | 'status' | 'order_status' | 'pay_status' | 'money_paid'>;

const ports = { client: api, clock: webClock };
const flows = () => fetched(() => import('./order-flows.lazy.ts'));

/**
 * Creates the actions of one page. `changed` is called for an order that changed or was reloaded; without a row it
 * could not be read.
 */
export function createOrderMoves(changed: (order_id: string, row: OrderRow | undefined) => void) {
  const busy = new Set<string>();

  /** Runs one action of an order at a time. */
  async function alone(order_id: string, move: () => Promise<unknown>): Promise<void> {
    if (busy.has(order_id)) return;
    busy.add(order_id);
    try {
      await move();
    } catch (error) {
      report(error);
    } finally {
      busy.delete(order_id);
    }
  }

  /** Flags pages with counters for reload. */
  function tellChanged(order_id: string, row?: OrderRow): void {
    flagForReload('userCenter', 'index');
    tellOtherTabs({ of: 'orders', id: order_id });
    changed(order_id, row);
  }

  function tell(order_id: string, end: OrderChangeState, done: Message): void {
    sayEnd(end, done);
    tellChanged(order_id, end.step === 'done' ? end.answer : undefined);
  }

  /** Other actions may start once the dialog is closed, while the row is still loading. */
  async function inDialog(order_id: string, shown: () => Promise<unknown>): Promise<void> {
    if (busy.has(order_id)) return;
    await alone(order_id, shown);
    try {
      tellChanged(order_id, await (await flows()).readRow(ports, order_id, new AbortController().signal));
    } catch (error) {
      report(error);
    }
  }

  /**
   * The dialog says before and after what a paid order gives back, and where to. The goods of an unpaid one may go back
   * into the cart.
   */
  async function close({ order_id, pay_status, money_paid }: Row): Promise<void> {
    const isPaid = pay_status === 1;
    const sum = money_paid === undefined ? '' : yuan(money_paid);
    const returns = isPaid ? await returnsOf(order_id) : [];
    const message = isPaid ? closePaidOrder(sum, returns) : closeThisOrder;
    if (!(await confirm({ message, yes: '关闭订单', no: '再想想' }))) return;
    const { closeOrder, lastOf } = await flows();
    const end = await lastOf(closeOrder(ports, order_id));
    tell(order_id, end, isPaid ? paidOrderClosed(returns) : orderClosed);
    if (end.step !== 'done') return;
    forgetOrdered(order_id);
    if (isPaid) return;
    if (await confirm({ message: backIntoCart, yes: '放回购物车', no: '不用了' })) await putBackOf(order_id);
  }

  /** What closing a paid order gives back, in words; empty when the server does not tell it. */
  async function returnsOf(order_id: string): Promise<string[]> {
    const { readReturns, returnsWords } = await flows();
    return returnsWords(await readReturns(ports, order_id, new AbortController().signal));
  }

  /** Adds what can be bought to the cart; lists the rest, with what can be done about it. */
  async function putBackOf(order_id: string): Promise<void> {
    const { putBack } = await fetched(() => import('./put-back.lazy.ts'));
    const end = await putBack(order_id);
    if (!end) return;
    if (end.left.length > 0) await open('leftOut', end);
    else if (end.kinds > 0) say(backInCart(end.kinds), 'good');
    else say(noOrderLines, 'warn');
  }

  async function receive(row: Row, send_id: string): Promise<void> {
    const several = confirmable(row).length > 1 || parcelsOf(row).length > 1;
    if (!(await confirm({ message: several ? receiveThisParcel : receiveThisOrder }))) return;
    const { confirmReceipt, lastOf } = await flows();
    tell(row.order_id, await lastOf(confirmReceipt(ports, row.order_id, send_id)), received);
  }

  /** Shows the state of the transfer's proof, from which the order can be paid again. */
  async function viewPayment({ order_id, fd_sn = '' }: Pick<Row, 'order_id' | 'fd_sn'>): Promise<void> {
    const outcome = await open('proof', { type: GOODS_ORDER, order_id });
    if (outcome === 'again') await open('pay', { type: GOODS_ORDER, order_id, fd_sn });
  }

  return {
    close: (row: Row) => alone(row.order_id, () => close(row)),
    receive: (row: Row, send_id: string) => alone(row.order_id, () => receive(row, send_id)),
    /** Pays an order; a split one by its own number. */
    pay: ({ order_id, fd_sn = '' }: Pick<Row, 'order_id' | 'fd_sn'>) =>
      inDialog(order_id, () => open('pay', { type: GOODS_ORDER, order_id, fd_sn })),
    /** Reviews the lines of the order. */
    comment: ({ order_id }: Pick<Row, 'order_id'>) => inDialog(order_id, () => open('review', { order_id })),
    /** Shows the tracking of its parcels. */
    logistics: ({ order_id }: Pick<Row, 'order_id'>, send_id?: string) =>
      inDialog(order_id, () => open('logistics', send_id === undefined ? { order_id } : { order_id, send_id })),
    viewPayment: (row: Pick<Row, 'order_id' | 'fd_sn'>) => inDialog(row.order_id, () => viewPayment(row)),
  };
}

export type OrderMoves = ReturnType<typeof createOrderMoves>;
