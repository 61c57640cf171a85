/** A part that shows the data of the last visit at once, and fetches it again. */
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { owner, rememberShown, shownBefore } from './last-shown.ts';
import { createPart, type Part } from './part.ts';

/** What the page gets of an answer, and what of it is stored. */
interface Options<C extends Call, T> {
  readonly pick: (answer: AnswerOf<C>) => T;
  readonly remember?: (answer: AnswerOf<C>) => AnswerOf<C>;
  /** Called with each fresh answer. */
  readonly onAnswer?: (answer: AnswerOf<C>) => void;
}

/** Creates the part of a call without arguments. */
export function createRememberedPart<C extends Call, T extends object>(
  call: C,
  { pick, remember = (answer) => answer, onAnswer }: Options<C, T>,
): Part<T> {
  /** The owner at the time of the request. */
  let of = owner();
  const args = (): ArgsOf<C> => {
    of = owner();
    return {} as ArgsOf<C>;
  };
  const part: Part<T> = createPart({ call, args }, (answer) => {
    onAnswer?.(answer);
    rememberShown(of, call, remember(answer));
    return pick(answer);
  });
  const before = shownBefore(call);
  if (before) part.showBefore(pick(before));
  return part;
}
