/** A piece of a page that shows at once what it showed at the last visit, and asks for it again. */
import type { AnswerOf, ArgsOf, Call } from '#shared/contract/call.ts';
import { owner, rememberShown, shownBefore } from './last-shown.ts';
import { createPart, type Part } from './part.ts';

/** What of an answer the page gets, and what of it is remembered. */
interface Options<C extends Call, T> {
  readonly pick: (answer: AnswerOf<C>) => T;
  readonly remember?: (answer: AnswerOf<C>) => AnswerOf<C>;
  /** Told each fresh answer. */
  readonly onAnswer?: (answer: AnswerOf<C>) => void;
}

/** Makes the piece of a call that is asked without arguments. */
export function createRememberedPart<C extends Call, T extends object>(
  call: C,
  { pick, remember = (answer) => answer, onAnswer }: Options<C, T>,
): Part<T> {
  /** Who was here when it was asked for. */
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
