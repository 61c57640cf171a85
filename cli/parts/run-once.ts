/** Writing calls that are sent once: runs their flows, and turns how they end into data or a fault. */

import { failureOf } from '#cli/shop/failure.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import { NetworkError, NotOfferedError, RefusedError, ShapeError } from '#shared/errors.ts';
import { type Act, type ActPorts, type ActState, actOnce } from '#shared/flows/act-once.ts';
import { type Flow, lastOf } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';

/**
 * What a flow came to; undefined when it was done but nobody knows with what answer. Ctrl-C does not stop it. `look` is the
 * command that tells what came of it where nobody could say: without `yaocang`, or a whole sentence.
 */
export async function runOnce<A>(flow: Flow<ActState<A>>, look: string | Words): Promise<A | undefined> {
  const last = await lastOf(flow);
  return ended(last, typeof look === 'string' ? lookWith(look) : look);
}

/** Sends a writing call once and settles a lost answer by `settle`. */
export const sendOnce = <A>(ports: ActPorts, act: Act<A>, look: string | Words): Promise<A | undefined> =>
  runOnce(actOnce(ports, act), look);

/** What the shop tells; undefined where it does not offer that reading. A network that is lost says nothing of the shop. */
export async function ifOffered<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (!isAnswered(error)) throw error;
    return undefined;
  }
}

/** The shop answered, with a refusal or with something that is no answer to this call. */
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

/** Of an act that failed because its answer was lost: reading has shown that it was not done. Anything else stays as it is. */
export function notDone(error: unknown): unknown {
  if (!(error instanceof NetworkError || error instanceof ShapeError)) return error;
  return new Fault(failureOf(error).code, WAS_NOT_DONE, { call: error.call, next: MAY_REPEAT, cause: error });
}

const WAS_NOT_DONE = [
  `${requestFailed.text}已核对，操作没有生效`,
  'the request failed; the shop was asked, and it was not done',
] as const;
const MAY_REPEAT = ['可以重新运行', 'it can be run again'] as const;

/** The shop's own sentence, which is the same in either language of the tool. */
export const both = ({ text }: Message = requestFailed): Words => [text, text];
