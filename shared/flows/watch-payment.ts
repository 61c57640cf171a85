/** Polls an online payment (document 2 §4) until it is paid, timed out, or the user does something. */
import type { Client } from '#shared/client/create.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import { payCx } from '#shared/contract/pay-cx.ts';
import type { Split } from '#shared/rules/pay/payment-methods.ts';
import { PAYMENT_POLL, PAYMENT_TIME, paymentTimedOut } from '#shared/rules/pay/payment-polling.ts';
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
  /** The amount in fen, and the number of the order or top-up; only the row has them. */
  readonly amount?: number | undefined;
  readonly order_sn?: string;
  /** The amounts that were taken, where they are known. */
  readonly split?: Split;
}

export interface WatchState {
  /** The timeout, ms since 1970. */
  readonly until: number;
  /** The last poll had no answer; polling continues. */
  readonly unreachable: boolean;
}

/** Poll at once: the page is visible again, or the payment sheet has closed. */
export type LookEvent = { readonly type: 'look' };
/** 'I have paid': one check, which ends polling unless its answer is lost. */
export type PaidEvent = { readonly type: 'paid' };
export type WatchEvent = LookEvent | PaidEvent;

/** How polling ended; other events are returned to the caller. */
export type WatchEnd<Other> =
  | { readonly because: 'paid'; readonly result: PaymentResult }
  | { readonly because: 'notPaid' }
  | { readonly because: 'timedOut' }
  | { readonly because: 'event'; readonly event: Other };

/** The progress of polling. A caller that handles an event and continues passes it again. */
export interface WatchProgress {
  /** ms since 1970 */
  readonly startedAt: number;
  polls: number;
}

/** Polls once: the result when paid, false when not, 'lost' without a usable answer; `heard` is called with the reason. */
export async function askStatus(
  { client }: WatchPorts,
  order_sn: string,
  signal: AbortSignal,
  heard?: (error: unknown) => void,
): Promise<PaymentResult | false | 'lost'> {
  try {
    const answer = await client.send(payCx.getStatus, { order_sn }, { signal });
    return answer.data.status && resultOf(answer);
  } catch (error) {
    trouble(error, signal);
    heard?.(error);
    return 'lost';
  }
}

function resultOf({ data, ...beside }: AnswerOf<typeof payCx.getStatus>): PaymentResult {
  const { pay_name = beside.pay_name, pay_time = beside.pay_time } = data;
  return { ...(pay_name === undefined ? {} : { pay_name }), ...(pay_time === undefined ? {} : { pay_time }) };
}

/**
 * Polls a payment every 2 s by chained waits, and at once on 'look'. It polls once more before the timeout, because a
 * phone may have frozen the page during the payment. Lost answers are tolerated. `look` asks the server once;
 * `pressed` is true for 'I have paid'.
 */
export async function* watchPayment<Other extends { readonly type: string }>(
  { clock }: Pick<WatchPorts, 'clock'>,
  look: (signal: AbortSignal, pressed?: boolean) => Promise<PaymentResult | false | 'lost'>,
  context: FlowContext<Other | WatchEvent>,
  progress: WatchProgress = { startedAt: clock.now(), polls: 0 },
): AsyncGenerator<WatchState, WatchEnd<Exclude<Other, WatchEvent>>, undefined> {
  const until = progress.startedAt + PAYMENT_TIME;
  let unreachable = false;
  for (;;) {
    yield { until, unreachable };
    const event = await pause(clock, PAYMENT_POLL, context);
    if (event && event.type !== 'look' && event.type !== 'paid') return { because: 'event', event: event as never };
    if (!event) progress.polls += 1;
    const asked =
      event?.type === 'paid' ? await look(context.signal, true) : await unlessEvent(context, (signal) => look(signal));
    if (asked === undefined) continue;
    unreachable = asked === 'lost';
    if (asked && asked !== 'lost') return { because: 'paid', result: asked };
    if (!asked && event?.type === 'paid') return { because: 'notPaid' };
    if (paymentTimedOut(progress.startedAt, clock.now(), progress.polls)) return { because: 'timedOut' };
  }
}
