import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { complete } from '#shared/contract/testing/complete.ts';
import { startAt } from '#shared/contract/wire.ts';

/** An answer as the wire would bring it: what a test leaves out is neutral. */
export const readAnswer = <C extends Call>(call: C, raw: object): AnswerOf<C> =>
  call.answer.read(complete(call.answer, raw), startAt(false)) as AnswerOf<C>;
