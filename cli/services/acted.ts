/** A writing flow, run to its end: what it answered, or the fault that says how it stands. */
import type { ActState } from '#shared/flows/act-once.ts';
import { type Flow, runFlow, unattended } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { requestFailed } from '#shared/messages/wire.ts';
import { Fault } from './fault.ts';
import type { Words } from './words.ts';

/** Runs an act. Ctrl-C does not stop it: what was sent is settled, and only then the run ends. `look` says how to see what came of it. */
export async function acted<A>(flow: Flow<ActState<A>>, look: Words): Promise<A | undefined> {
  let last: ActState<A> | undefined;
  await runFlow(flow, unattended(new AbortController().signal), (state) => {
    last = state;
  });
  if (last?.step === 'done') return last.answer;
  if (last?.step === 'failed') throw last.error ?? new Fault('server', both(last.message));
  throw new Fault('unknown', both(last?.step === 'unknown' ? last.message : undefined), { next: look });
}

/** The shop's own sentence, which is the same in either language of the tool. */
export const both = ({ text }: Message = requestFailed): Words => [text, text];
