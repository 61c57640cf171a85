/** Sends feedback (document 2 §7). No call shows whether it arrived. */

import { feedback, type feedbackForm } from '#shared/contract/feedback.ts';
import type { TypeOf } from '#shared/contract/wire.ts';
import { type ActPorts, type ActState, actOnce } from './act-once.ts';
import type { Flow } from './flow.ts';

export const sendFeedback = (
  { client, clock }: ActPorts,
  { content, ...rest }: TypeOf<typeof feedbackForm>,
): Flow<ActState<unknown>> =>
  actOnce<unknown>(
    { clock },
    { send: (signal) => client.send(feedback.up, { ...rest, content: content.trim() }, { signal }) },
  );
