/** The question before uninsured goods go into the cart together with others. */
import { notInsured } from '#shared/messages/buying.ts';
import type { UninsuredGoods } from '#web/state/dialogs/dialog-table.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';

/** How the question reads a line that may be added. */
interface Reading<L> {
  readonly isUninsured: (line: L) => boolean;
  /** Lines with the same key are one kind. */
  readonly keyOf: (line: L) => string;
  readonly tell: (line: L) => UninsuredGoods;
}

/**
 * The lines to add after the buyer was asked about uninsured ones: all, or only the others. Undefined when the buyer
 * cancels. A single line gets the sentence of the documents.
 */
export async function askUninsured<L>(
  ready: readonly L[],
  { isUninsured, keyOf, tell }: Reading<L>,
): Promise<readonly L[] | undefined> {
  const uninsured = ready.filter(isUninsured);
  if (uninsured.length === 0) return ready;
  if (ready.length === 1) return (await confirm({ message: notInsured })) ? ready : undefined;
  const rest = ready.filter((line) => !isUninsured(line));
  const kindsOf = (lines: readonly L[]) => new Set(lines.map(keyOf)).size;
  const answer = await open('uninsured', {
    goods: uninsured.map(tell),
    kinds: kindsOf(uninsured),
    all: kindsOf(ready),
    rest: kindsOf(rest),
  });
  if (answer === 'all') return ready;
  return answer === 'rest' ? rest : undefined;
}
