/** A piece of a page that shows at once what it showed when it was here last, and asks for it again. */
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { api } from './api.ts';
import { keepShown, owner, shownBefore } from './last-shown.ts';
import { createPart, type Part } from './part.ts';

/** What of an answer the page gets, and what of it is kept. */
interface Ways<C extends Call, T> {
  readonly pick: (answer: AnswerOf<C>) => T;
  readonly kept?: (answer: AnswerOf<C>) => AnswerOf<C>;
  /** Told each fresh answer. */
  readonly came?: (answer: AnswerOf<C>) => void;
}

/** Makes the piece of a call that is asked without arguments. */
export function createKept<C extends Call, T extends object>(call: C, ways: Ways<C, T>): Part<T> {
  const { pick, kept = (answer) => answer, came } = ways;
  const part = createPart<T>(async () => {
    const of = owner();
    const answer: AnswerOf<C> = await api.send(call, {} as ArgsOf<C>);
    came?.(answer);
    keepShown(of, call, kept(answer));
    return pick(answer);
  });
  const before = shownBefore(call);
  if (before) part.showBefore(pick(before));
  return part;
}
