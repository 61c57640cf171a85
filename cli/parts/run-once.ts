/** Runs flows that send a write once; their end becomes data or a fault. */
import { failureOf } from '#cli/shop/failure.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { NetworkError, NotOfferedError, RefusedError, ShapeError } from '#shared/errors.ts';
import { type Act, type ActPorts, type ActState, actOnce } from '#shared/flows/act-once.ts';
import { type Flow, lastOf } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';

/** Undefined if it succeeded but its answer was lost. Ctrl-C does not stop it. `look` is the command that shows the outcome, without `yaocang`, or a sentence. */
export async function runOnce<A>(flow: Flow<ActState<A>>, look: string | Words): Promise<A | undefined> {
  const last = await lastOf(flow);
  return ended(last, typeof look === 'string' ? lookWith(look) : look);
}

export const sendOnce = <A>(ports: ActPorts, act: Act<A>, look: string | Words): Promise<A | undefined> =>
  runOnce(actOnce(ports, act), look);

/** Undefined if the shop does not offer the call. */
export async function ifOffered<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isAnswered(error)) throw error;
    return undefined;
  }
}

const isAnswered = (error: unknown): boolean =>
  error instanceof NetworkError
    ? error.failure === 'status' || error.failure === 'not-json'
    : error instanceof RefusedError || error instanceof ShapeError || error instanceof NotOfferedError;

function ended<A>(last: ActState<A>, next: Words): A | undefined {
  if (last.step === 'done') return last.answer;
  if (last.step === 'failed')
    throw last.error === undefined ? new Fault('server', both(last.message)) : notDone(last.error);
  throw new Fault('unknown', both(last.step === 'unknown' ? last.message : undefined), { next });
}

/** After a lost answer: a read showed that nothing was done. */
export function notDone(error: unknown): unknown {
  if (!(error instanceof NetworkError || error instanceof ShapeError)) return error;
  return new Fault(failureOf(error).code, WAS_NOT_DONE, { call: error.call, next: MAY_REPEAT, cause: error });
}

const WAS_NOT_DONE = [
  `${requestFailed.text}已核对，操作没有生效`,
  'the request failed; the shop was asked, and it was not done',
] as const;
const MAY_REPEAT = ['可以重新运行', 'it can be run again'] as const;

/** Asks for confirmation; throws a guard fault without it. */
export type Confirm = (question: Message) => Promise<void>;

/** A message of the shop, the same in both languages. */
export const both = ({ text }: Message = requestFailed): Words => [text, text];
