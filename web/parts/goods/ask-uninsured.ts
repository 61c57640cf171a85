/** The question before uninsured goods go into the cart together with others. */
import { notInsured } from '#shared/messages/buying.ts';
import { linePack } from '#shared/rules/goods/line-pack.ts';
import { isUninsured, type JudgedLine, kindOf, type LookedUpLine } from '#shared/rules/quick-order/judged-lines.ts';
import type { UninsuredGoods } from '#web/state/dialogs/dialog-table.ts';
import { confirm, open } from '#web/state/dialogs/dialogs.ts';
import { session } from '#web/state/session/session.ts';

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

/** The same for the ready lines of a list or of an earlier order. */
export const askUninsuredLines = <J extends JudgedLine<LookedUpLine>>(
  ready: readonly J[],
): Promise<readonly J[] | undefined> =>
  askUninsured(ready, { isUninsured: (each) => isUninsured(each, session.is_yb), keyOf: kindOf, tell: tellLine });

function tellLine({ line: { found }, verdict }: JudgedLine<LookedUpLine>): UninsuredGoods {
  const goods = found?.kind === 'goods' ? found : undefined;
  return {
    name: goods?.info.data.goods_name ?? goods?.goods_id ?? '',
    pack: goods ? linePack(goods.info.data) : '',
    thumb: goods?.info.data.goods_thumb,
    count: `${verdict?.quantity ?? 0} ${verdict?.offer.unitName ?? ''}`,
  };
}
