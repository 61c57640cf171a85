/** Watching an online payment (document 2 §4): until it is paid, timed out, or the person does something. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import { PAYMENT_POLL, PAYMENT_TIME, paymentTimedOut } from '#shared/rules/payment-polling.ts';
import type { Clock } from './clock.ts';
import type { FlowContext } from './flow.ts';
import { trouble } from './trouble.ts';
import { pause, unlessEvent } from './waits.ts';

export interface WatchPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
}

/** How a payment was made. */
export interface PaymentResult {
  readonly pay_name?: string;
  /** ms since 1970, null when the server did not say. */
  readonly pay_time?: number | null;
  /** What was paid, in fen, and the number of the order or top-up; only the row says them. */
  readonly amount?: number | undefined;
  readonly order_sn?: string;
}

export interface WatchState {
  /** When the time is over, ms since 1970. */
  readonly until: number;
  /** The last look brought no answer; watching goes on. */
  readonly unreachable: boolean;
}

/** Look at once: the page is visible again, or the payment sheet closed, whatever it said. */
export type LookEvent = { readonly type: 'look' };
/** 'I have paid': one check, which ends the watching unless its answer is lost. */
export type PaidEvent = { readonly type: 'paid' };
export type WatchEvent = LookEvent | PaidEvent;

/** How the watching ended; an event of others is handed back. */
export type WatchEnd<Other> =
  | { readonly because: 'paid'; readonly result: PaymentResult }
  | { readonly because: 'notPaid' }
  | { readonly because: 'timedOut' }
  | { readonly because: 'event'; readonly event: Other };

/** How far a watching has come; whoever is handed an event and watches on hands it in again. */
export interface WatchProgress {
  /** ms since 1970 */
  readonly startedAt: number;
  polls: number;
}

/** Asks the status once: the result when paid, false when not, 'lost' when no answer came that says either. */
export async function askStatus(
  { client }: WatchPorts,
  order_sn: string,
  signal: AbortSignal,
): Promise<PaymentResult | false | 'lost'> {
  try {
    const answer = await client.send(payCx.getStatus, { order_sn }, { signal });
    return answer.data.status && resultOf(answer);
  } catch (error) {
    trouble(error, signal);
    return 'lost';
  }
}

function resultOf({ data, ...beside }: AnswerOf<typeof payCx.getStatus>): PaymentResult {
  const { pay_name = beside.pay_name, pay_time = beside.pay_time } = data;
  return { ...(pay_name === undefined ? {} : { pay_name }), ...(pay_time === undefined ? {} : { pay_time }) };
}

/**
 * Watches a payment: a look every 2 s by chained waits, at once on 'look', and a last one before it counts as timed
 * out, because a phone's page may have slept through the payment. Lost answers while polling are tolerated.
 */
export async function* watchPayment<Other extends { readonly type: string }>(
  ports: WatchPorts,
  order_sn: string,
  context: FlowContext<Other | WatchEvent>,
  progress: WatchProgress = { startedAt: ports.clock.now(), polls: 0 },
): AsyncGenerator<WatchState, WatchEnd<Exclude<Other, WatchEvent>>, undefined> {
  const until = progress.startedAt + PAYMENT_TIME;
  const look = (signal: AbortSignal) => askStatus(ports, order_sn, signal);
  let unreachable = false;
  for (;;) {
    yield { until, unreachable };
    const event = await pause(ports.clock, PAYMENT_POLL, context);
    if (event && event.type !== 'look' && event.type !== 'paid') return { because: 'event', event: event as never };
    if (!event) progress.polls += 1;
    const asked = event?.type === 'paid' ? await look(context.signal) : await unlessEvent(context, look);
    if (asked === undefined) continue;
    unreachable = asked === 'lost';
    if (asked && asked !== 'lost') return { because: 'paid', result: asked };
    if (!asked && event?.type === 'paid') return { because: 'notPaid' };
    if (paymentTimedOut(progress.startedAt, ports.clock.now(), progress.polls)) return { because: 'timedOut' };
  }
}
