import type { AnswerOf, Call } from '#shared/contract/call.ts';
import { startAt } from '#shared/contract/wire.ts';

/** An answer as the wire would bring it: what a test leaves out gets the lenient default. */
export const readAnswer = <C extends Call>(call: C, raw: object): AnswerOf<C> =>
  call.answer.read(raw, startAt(false)) as AnswerOf<C>;
