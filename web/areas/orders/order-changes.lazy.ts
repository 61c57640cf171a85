/** What changes an order on the server; fetched when a member does something, so that the list comes sooner. */
import { buyAgain } from '#shared/flows/buy-again.ts';
import { closeOrder, confirmReceipt, readRow } from '#shared/flows/change-order.ts';
import { realClock } from '#shared/flows/clock.ts';
import { type Flow, runFlow, unattended } from '#shared/flows/flow.ts';
import { againQuestion } from '#shared/rules/buy-again.ts';
import { api } from '#web/state/api.ts';
import type { AgainEnd } from './order-moves.ts';

const ports = { client: api, clock: realClock };

/** Runs a flow to its last state; undefined when it was given up. */
async function lastOf<State>(flow: Flow<State>): Promise<State | undefined> {
  let last: State | undefined;
  await runFlow(flow, unattended(new AbortController().signal), (state) => {
    last = state;
  });
  return last;
}

/** Closes an order. */
export const close = (order_id: string) => lastOf(closeOrder(ports, order_id));
/** Confirms the receipt of a parcel, with '' of the whole order. */
export const receive = (order_id: string, send_id: string) => lastOf(confirmReceipt(ports, order_id, send_id));
/** Puts an order's lines into the cart once more. */
export async function again(order_id: string): Promise<AgainEnd> {
  const end = await lastOf(buyAgain(ports, order_id));
  if (end?.step !== 'done' || !end.answer) return { added: 0, ...(end && end.step !== 'working' && end) };
  const { message, added, rest } = end.answer;
  return { message, added, ...(added > 0 && rest.length > 0 && { question: againQuestion(rest) }) };
}
/** The one row as it now is. */
export const read = (order_id: string) => readRow(ports, order_id, new AbortController().signal);
