/** Runs a flow that sends a writing call once, and turns its end into data or a fault. */
import type { ActState } from '#shared/flows/act-once.ts';
import { type Flow, runFlow, unattended } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { Fault } from './fault.ts';

/** What a flow came to; undefined when it was done but nobody knows with what answer. Ctrl-C does not stop it. */
export async function runOnce<A>(flow: Flow<ActState<A>>): Promise<A | undefined> {
  let last: ActState<A> = { step: 'working' };
  await runFlow(flow, unattended(new AbortController().signal), (state) => {
    last = state;
  });
  return ended(last);
}

function ended<A>(last: ActState<A>): A | undefined {
  if (last.step === 'done') return last.answer;
  if (last.step === 'failed') throw last.error ?? new Fault('server', both(last.message));
  throw new Fault('unknown', both(last.step === 'unknown' ? last.message : undefined));
}

const both = (message: Message = requestFailed) => [message.text, message.text] as const;
