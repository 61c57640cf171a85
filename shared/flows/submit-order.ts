/** Submits the order of a checkout once. A lost answer is settled by reading, because not every server knows the `once` key. */
import type { Client } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import { orderUnsettled } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';
import { lossOf, mayStillHappen, notDone } from './act-once.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, nextEvent } from './flow.ts';
import { type MadeOrder, newestOrders, type OrderToSubmit, settleOrder } from './settle-order.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

export type { MadeOrder, OrderToSubmit } from './settle-order.ts';

/** An order counts as not created only after this many readings, because the server may still be working. */
export const READINGS = 3;

/** Pause before each reading, in ms. */
export const READ_PAUSE = 2_000;

export type SubmitState =
  | { readonly step: 'sending' }
  /** The answer was lost, and the orders are being read. */
  | { readonly step: 'settling'; readonly message: Message }
  /** The outcome is unknown. 'again' reads once more; nothing can be submitted meanwhile. */
  | { readonly step: 'unsettled'; readonly message: Message }
  /** Refused, or not created. */
  | ({ readonly step: 'refused' } & Trouble)
  | { readonly step: 'made'; readonly order: MadeOrder };

export type SubmitEvent = { readonly type: 'again' };

export interface SubmitPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
}

/** Sends the order of `due` fen, and reads until its outcome is known. */
export const submitOrder = (
  ports: SubmitPorts,
  order: OrderToSubmit,
  due: number | undefined,
): Flow<SubmitState, SubmitEvent> =>
  async function* (context) {
    yield { step: 'sending' };
    const sent = await send(ports, order, context.signal);
    if ('step' in sent) return yield sent;
    const lost = { ...sent, buy_list: order.buy_list, due };
    for (;;) {
      yield { step: 'settling', message: orderUnsettled };
      const end = await settled(ports, lost, context);
      if (end) return yield end;
      context.events.forget();
      yield { step: 'unsettled', message: orderUnsettled };
      await nextEvent(context);
    }
  };

interface Lost {
  /** The newest orders before sending. */
  readonly before: readonly string[];
  /** How the answer was lost. */
  readonly loss: unknown;
}

/** Sends the order. If the orders before cannot be read, nothing is sent, because a lost answer could not be settled. */
async function send({ client }: SubmitPorts, order: OrderToSubmit, signal: AbortSignal): Promise<SubmitState | Lost> {
  let before: readonly string[];
  try {
    before = (await newestOrders(client, signal)).map(({ order_id }) => order_id);
  } catch (error) {
    return { step: 'refused', ...trouble(error, signal) };
  }
  try {
    return { step: 'made', order: await client.send(buy.submit, order, { signal }) };
  } catch (error) {
    const failed = trouble(error, signal);
    return isLost(error) ? { before, loss: lossOf(error) } : { step: 'refused', ...failed };
  }
}

async function settled(
  { client, clock }: SubmitPorts,
  lost: Lost & { readonly buy_list: string; readonly due: number | undefined },
  { signal }: FlowContext<SubmitEvent>,
): Promise<SubmitState | undefined> {
  let isAbsent = false;
  for (let reading = 1; reading <= READINGS; reading++) {
    await clock.wait(READ_PAUSE, signal);
    try {
      const read = await settleOrder(client, lost, signal);
      if (read?.happened && read.answer) return { step: 'made', order: read.answer };
      isAbsent = read?.happened === false;
    } catch (error) {
      trouble(error, signal);
      isAbsent = false;
    }
  }
  if (!isAbsent || mayStillHappen(lost.loss)) return undefined;
  return { ...notDone(lost.loss), step: 'refused' };
}
