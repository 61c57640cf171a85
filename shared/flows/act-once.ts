/** A writing call that is sent once: where its answer is lost, it is settled by reading, never by sending it again. */
import type { Client } from '#shared/client/create.ts';
import { NetworkError, UnknownOutcomeError } from '#shared/errors.ts';
import { outcomeUnknown } from '#shared/messages/lost-answer.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import type { Clock } from './clock.ts';
import type { Flow } from './flow.ts';
import { isLost, type Trouble, trouble } from './trouble.ts';

export type ActState<A> =
  | { readonly step: 'working' }
  /** Done; `answer` is what the server said, or what reading showed, absent when neither is known. */
  | { readonly step: 'done'; readonly answer?: A }
  /** Not done: refused; or read not to have happened, and then `error` is how the answer was lost. */
  | ({ readonly step: 'failed' } & Partial<Trouble>)
  /** Nobody could say. */
  | { readonly step: 'unknown'; readonly message: Message };

export interface ActPorts {
  readonly client: Pick<Client, 'send'>;
  readonly clock: Clock;
}

/** What reading showed: it happened (with an answer where reading has one), or it did not. */
export type Settled<A> = { readonly happened: true; readonly answer?: A } | { readonly happened: false };

/** A writing call, and how to see what came of it. */
export interface Act<A> {
  send(signal: AbortSignal): Promise<A>;
  /** Looks whether it happened; absent, or undefined, where nothing that can be read shows it. */
  settle?(signal: AbortSignal): Promise<Settled<A> | undefined>;
}

/** Between a lost answer and the reading that settles it, in ms. */
const SETTLE_PAUSE = 2_000;

/** Runs the act to a state that is an end. */
export const actOnce = <A>(ports: Pick<ActPorts, 'clock'>, act: Act<A>): Flow<ActState<A>> =>
  async function* ({ signal }) {
    yield { step: 'working' };
    try {
      yield { step: 'done', answer: await act.send(signal) };
    } catch (error) {
      const failed = trouble(error, signal);
      if (!isLost(error)) return yield { step: 'failed', ...failed };
      await ports.clock.wait(SETTLE_PAUSE, signal);
      yield await settled(act, lossOf(error), signal);
    }
  };

async function settled<A>({ settle }: Act<A>, loss: unknown, signal: AbortSignal): Promise<ActState<A>> {
  const unknown = { step: 'unknown', message: outcomeUnknown } as const;
  if (!settle) return unknown;
  try {
    const read = await settle(signal);
    if (!read) return unknown;
    if (!read.happened) return mayStillHappen(loss) ? unknown : { step: 'failed', message: requestFailed, error: loss };
    return read.answer === undefined ? { step: 'done' } : { step: 'done', answer: read.answer };
  } catch (error) {
    trouble(error, signal);
    return unknown;
  }
}

/** What lost the answer: a connection, a deadline, an answer that cannot be used. */
export const lossOf = (error: unknown): unknown => (error instanceof UnknownOutcomeError ? error.cause : error);

/** A server that was too slow to answer may still be at it: that nothing is to be seen yet proves nothing. */
export const mayStillHappen = (loss: unknown): boolean =>
  loss instanceof NetworkError && (loss.failure === 'timeout' || loss.status === GATEWAY_TIMEOUT);

const GATEWAY_TIMEOUT = 504;
