/** Runs a flow that sends a writing call once, and turns its end into data or a fault. */
import type { ActState } from '#shared/flows/act-once.ts';
import { type Flow, runFlow, unattended } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { Fault } from './fault.ts';
import type { Words } from './words.ts';

/**
 * What a flow came to; undefined when it was done but nobody knows with what answer. Ctrl-C does not stop it. `look` says
 * how to find out where nobody could say.
 */
export async function runOnce<A>(flow: Flow<ActState<A>>, look?: Words): Promise<A | undefined> {
  let last: ActState<A> = { step: 'working' };
  await runFlow(flow, unattended(new AbortController().signal), (state) => {
    last = state;
  });
  return ended(last, look);
}

function ended<A>(last: ActState<A>, look: Words | undefined): A | undefined {
  if (last.step === 'done') return last.answer;
  if (last.step === 'failed') throw last.error ?? new Fault('server', both(last.message));
  const message = last.step === 'unknown' ? last.message : undefined;
  throw new Fault('unknown', both(message), look && { next: look });
}

/** The shop's own sentence, which is the same in either language of the tool. */
export const both = ({ text }: Message = requestFailed): Words => [text, text];
