import { linePack } from '#shared/rules/goods/line-pack.ts';
import { isUninsured, type JudgedLine, kindOf, type LookedUpLine } from '#shared/rules/quick-order/judged-lines.ts';
import type { UninsuredGoods } from '#web/state/dialogs/dialog-table.ts';
import { session } from '#web/state/session/session.ts';
import { askUninsured } from './ask-uninsured.ts';

/** The question of ask-uninsured.ts for the ready lines of a list or of an earlier order. */
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
