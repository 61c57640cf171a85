/** Sends a writing call once. If the answer is lost, the outcome is settled by reading, never by sending again. */
import type { Client } from '#shared/client/create.ts';
import { NetworkError, NotOfferedError, UnknownOutcomeError } from '#shared/errors.ts';
import { notConfirmed, notDoneThough, outcomeUnknown } from '#shared/messages/lost-answer.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { afterError } from '#shared/rules/app/after-error.ts';
import type { Clock } from './clock.ts';
import type { Flow } from './flow.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

export type ActState<A> =
  | { readonly step: 'working' }
  /** Done. `answer` comes from the server or from reading; absent when it is unknown. */
  | { readonly step: 'done'; readonly answer?: A }
  /** Not done: refused, or reading showed that it did not happen; then `error` says how the answer was lost. */
  | ({ readonly step: 'failed' } & Partial<Trouble>)
  /** The outcome is unknown. */
  | { readonly step: 'unknown'; readonly message: Message };

export interface ActPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
}

/**
 * The result of reading: it happened, with an answer if reading has one, or it did not. `message` tells what of it did not,
 * where a part of it did.
 */
export type Settled<A> =
  | { readonly happened: true; readonly answer?: A }
  | { readonly happened: false; readonly message?: Message };

/** A writing call, and how to read its outcome. */
export interface Act<A> {
  send(signal: AbortSignal): Promise<A>;
  /** Reads whether it happened. Absent, or returns undefined, when no call shows it. */
  settle?(signal: AbortSignal): Promise<Settled<A> | undefined>;
}

/** Pause between a lost answer and reading, in ms. */
export const SETTLE_PAUSE = 2_000;

export const actOnce = <A>(ports: Pick<ActPorts, 'clock'>, act: Act<A>): Flow<ActState<A>> =>
  async function* ({ signal }) {
    yield { step: 'working' };
    try {
      yield { step: 'done', answer: await act.send(signal) };
    } catch (error) {
      const failed = trouble(error, signal);
      if (!isLost(error)) return yield { step: 'failed', ...failed };
      // An answer that confirms less than was asked has arrived: nothing has to be waited for.
      if (!isPart(error)) await ports.clock.wait(SETTLE_PAUSE, signal);
      yield await settled(act, error, signal);
    }
  };

async function settled<A>({ settle }: Act<A>, error: unknown, signal: AbortSignal): Promise<ActState<A>> {
  const loss = lossOf(error);
  const unknown = { step: 'unknown', message: isPart(error) ? notConfirmed : outcomeUnknown } as const;
  if (!settle) return unknown;
  try {
    const read = await settle(signal);
    if (!read) return unknown;
    if (!read.happened) {
      if (mayStillHappen(loss)) return unknown;
      const message = read.message ?? (isPart(error) ? notDoneThough : undefined);
      return message ? { step: 'failed', message } : notDone(loss);
    }
    return read.answer === undefined ? { step: 'done' } : { step: 'done', answer: read.answer };
  } catch (failure) {
    trouble(failure, signal);
    // A shop that has neither the call nor the one that shows its outcome did nothing.
    return failure instanceof NotOfferedError && loss instanceof NotOfferedError ? notDone(loss) : unknown;
  }
}

/** It did not happen: the answer was lost, or the shop does not have the call. */
export const notDone = (loss: unknown): { readonly step: 'failed' } & Trouble => ({
  step: 'failed',
  message: afterError(loss).message ?? requestFailed,
  error: loss,
});

/** The answer came and confirms less than was asked. */
const isPart = (error: unknown): boolean => error instanceof UnknownOutcomeError && error.done !== undefined;

/** The error that lost the answer. */
export const lossOf = (error: unknown): unknown => (error instanceof UnknownOutcomeError ? error.cause : error);

/** A slow server may still be acting, so reading nothing proves nothing. */
export const mayStillHappen = (loss: unknown): boolean =>
  loss instanceof NetworkError && (loss.failure === 'timeout' || loss.status === GATEWAY_TIMEOUT);

const GATEWAY_TIMEOUT = 504;
