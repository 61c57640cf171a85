/** Making an order of a checkout, once, whatever happens to the answer. */
import type { Client } from '#shared/client/create.ts';
import { buy } from '#shared/contract/buy.ts';
import type { AnswerOf, ArgsOf } from '#shared/contract/call.ts';
import { orderUnsettled } from '#shared/messages/buying.ts';
import type { Message } from '#shared/messages/message.ts';
import type { Clock } from './clock.ts';
import { type Flow, type FlowContext, nextEvent } from './flow.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

/** What was made. */
export type MadeOrder = AnswerOf<typeof buy.submit>;

/** Everything about the order; `once` is drawn when the checkout opens and stays until an order is made or refused. */
export type OrderToSubmit = ArgsOf<typeof buy.submit>;

/** How often a submission whose answer was lost is sent again by itself: the same `once` never makes a second order. */
export const RESENDS = 2;

/** Before each time, in ms. */
export const RESEND_PAUSE = 2_000;

export type SubmitState =
  | { readonly step: 'sending' }
  /** The answer was lost; the same submission is being sent again. */
  | { readonly step: 'settling'; readonly message: Message }
  /** Still no answer: 'again' sends the same once more. Nothing else may be submitted meanwhile. */
  | { readonly step: 'unsettled'; readonly message: Message }
  | ({ readonly step: 'refused' } & Trouble)
  | { readonly step: 'made'; readonly order: MadeOrder };

export type SubmitEvent = { readonly type: 'again' };

export interface SubmitPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
}

/** Sends the order until an answer says what became of it: made or refused. */
export const submitOrder = (ports: SubmitPorts, order: OrderToSubmit): Flow<SubmitState, SubmitEvent> =>
  async function* (context) {
    yield { step: 'sending' };
    for (;;) {
      const end = yield* sendRepeatedly(ports, order, context);
      if (end) return yield end;
      context.events.forget();
      yield { step: 'unsettled', message: orderUnsettled };
      await nextEvent(context);
      yield { step: 'settling', message: orderUnsettled };
    }
  };

async function* sendRepeatedly(
  ports: SubmitPorts,
  order: OrderToSubmit,
  { signal }: FlowContext<SubmitEvent>,
): AsyncGenerator<SubmitState, SubmitState | undefined, undefined> {
  for (let resends = 0; ; resends++) {
    const sent = await send(ports, order, signal);
    if (sent || resends === RESENDS) return sent;
    yield { step: 'settling', message: orderUnsettled };
    await ports.clock.wait(RESEND_PAUSE, signal);
  }
}

async function send(
  { client }: SubmitPorts,
  order: OrderToSubmit,
  signal: AbortSignal,
): Promise<SubmitState | undefined> {
  try {
    return { step: 'made', order: await client.send(buy.submit, order, { signal }) };
  } catch (error) {
    const failed = trouble(error, signal);
    return isLost(error) ? undefined : { step: 'refused', ...failed };
  }
}

/** A key for `once`: 32 characters drawn by `random` (0 up to 1). */
export const drawOnce = (random: () => number): string =>
  Array.from({ length: 32 }, () => Math.floor(random() * 36).toString(36)).join('');
