/** What a member does with an order: pay, confirm a receipt, close, buy again. Each asks where needed; the row is reloaded. */
import type { OrderRow } from '#shared/contract/entities.ts';
import type { OrderChangeState } from '#shared/flows/change-order.ts';
import type { Message } from '#shared/messages/message.ts';
import { closeThisOrder, receiveThisOrder, receiveThisParcel } from '#shared/messages/order-questions.ts';
import { confirmable } from '#shared/rules/order-actions.ts';
import { GOODS_ORDER } from '#shared/rules/payment-subject.ts';
import type { PayAsk, ProofAsk, ReviewAsk } from '#web/state/dialog-table.ts';

/** What buying again came to: `question` where not all went in, with the way to the cart. */
export interface AgainEnd {
  readonly added: number;
  readonly message?: Message;
  readonly question?: Message;
  readonly error?: unknown;
}

export interface MovePorts {
  /** Closes the order; the flow's last state, undefined when it was given up. */
  close(order_id: string): Promise<OrderChangeState | undefined>;
  /** Confirms the receipt of a parcel, with '' of the whole order. */
  receive(order_id: string, send_id: string): Promise<OrderChangeState | undefined>;
  /** Puts the order's lines into the cart once more. */
  again(order_id: string): Promise<AgainEnd>;
  /** Opens the payment dialog and ends when it is closed. */
  pay(ask: PayAsk): Promise<unknown>;
  /** Shows the transfer's proof; 'again' when the buyer wants to pay again. */
  proof(ask: ProofAsk): Promise<'changed' | 'again' | '' | undefined>;
  /** Opens the reviews of the order and ends when they are closed. */
  review(ask: ReviewAsk): Promise<unknown>;
  /** The one row as it now is. */
  read(order_id: string): Promise<OrderRow | undefined>;
  ask(question: Message): Promise<boolean>;
  say(message: Message, good: boolean): void;
  report(error: unknown): void;
  toCart(): void;
  /** So many pieces went into the cart. */
  inCart(added: number): void;
  /** The order changed or was looked at again; without a row it could not be read. */
  changed(order_id: string, row: OrderRow | undefined): void;
}

type Row = Pick<OrderRow, 'order_id' | 'fd_sn' | 'delivery' | 'status' | 'order_status' | 'pay_status'>;

/** The moves of one page. */
export function createOrderMoves(ports: MovePorts) {
  const busy = new Set<string>();

  /** One move of an order at a time. */
  async function alone(order_id: string, move: () => Promise<void>): Promise<void> {
    if (busy.has(order_id)) return;
    busy.add(order_id);
    try {
      await move();
    } catch (error) {
      ports.report(error);
    } finally {
      busy.delete(order_id);
    }
  }

  function tell(order_id: string, end: OrderChangeState | undefined): void {
    if (!end || end.step === 'working') return;
    if (end.step === 'failed' && end.error !== undefined) ports.report(end.error);
    else if (end.message) ports.say(end.message, end.step === 'done');
    ports.changed(order_id, 'row' in end ? end.row : undefined);
  }

  async function reread(order_id: string): Promise<void> {
    try {
      ports.changed(order_id, await ports.read(order_id));
    } catch (error) {
      ports.report(error);
    }
  }

  /** Once the dialog is closed another move may begin: reading the row keeps nobody waiting. */
  async function inDialog(order_id: string, shown: () => Promise<unknown>): Promise<void> {
    let asked = false;
    await alone(order_id, async () => {
      await shown();
      asked = true;
    });
    if (asked) await reread(order_id);
  }

  return {
    close: ({ order_id }: Row) =>
      alone(order_id, async () => {
        if (await ports.ask(closeThisOrder)) tell(order_id, await ports.close(order_id));
      }),
    receive: (row: Row, send_id: string) =>
      alone(row.order_id, async () => {
        const question = confirmable(row).length > 1 || row.delivery.length > 1 ? receiveThisParcel : receiveThisOrder;
        if (await ports.ask(question)) tell(row.order_id, await ports.receive(row.order_id, send_id));
      }),
    /** Says what went into the cart, or asks with what did not; the order itself stays as it is. */
    again: ({ order_id }: Pick<Row, 'order_id'>) =>
      alone(order_id, async () => {
        const { added, message, question, error } = await ports.again(order_id);
        if (added > 0) ports.inCart(added);
        if (error !== undefined) ports.report(error);
        else if (message && !question) ports.say(message, added > 0);
        else if (question && (await ports.ask(question))) ports.toCart();
      }),
    /** Pays a single order; a split one by its own number. */
    pay: ({ order_id, fd_sn = '' }: Pick<Row, 'order_id' | 'fd_sn'>) =>
      inDialog(order_id, () => ports.pay({ type: GOODS_ORDER, order_id, fd_sn })),
    /** Reviews the lines of the order. */
    comment: ({ order_id }: Pick<Row, 'order_id'>) => inDialog(order_id, () => ports.review({ order_id })),
    /** Shows how the transfer's proof stands, from where the order may be paid again. */
    viewPayment: ({ order_id, fd_sn = '' }: Pick<Row, 'order_id' | 'fd_sn'>) =>
      inDialog(order_id, async () => {
        const outcome = await ports.proof({ type: GOODS_ORDER, order_id });
        if (outcome === 'again') await ports.pay({ type: GOODS_ORDER, order_id, fd_sn });
      }),
  };
}

export type OrderMoves = ReturnType<typeof createOrderMoves>;
