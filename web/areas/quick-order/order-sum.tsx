import { useSnapshot } from 'valtio';
import type { Buyer } from '#shared/rules/member/verification.ts';
import { isReady, judgeAll, sumOf } from '#shared/rules/quick-order/judged-lines.ts';
import { MOST_LINES } from '#shared/rules/quick-order/order-list/limits.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Price, yuan } from '#web/ui/price.tsx';
import { useTold } from '#web/ui/tell.ts';
import { addAll } from './add-all.ts';
import type { Line } from './quick-order-line.ts';
import type { QuickOrder } from './quick-order-store.ts';

interface Props {
  readonly store: QuickOrder;
  readonly buyer: Buyer;
}

/** The total of what can be ordered, and the button that adds it to the cart. */
export function OrderSum({ store, buyer }: Props) {
  const { looking, adding, waiting, lines: all } = useSnapshot(store.state);
  const lines = all as readonly Line[];
  const judged = judgeAll(lines, buyer);
  const ready = judged.filter(isReady);
  const open = lines.length - ready.length;
  const { kinds, pieces, total } = sumOf(ready);
  const more = Math.min(waiting, MOST_LINES - lines.length);
  useTold(looking > 0 ? '' : `${kinds} 种 ${pieces} 件，合计 ¥${yuan(total)}`);
  return (
    <>
      <div className="quick__sum">
        <p>
          <span className="small muted">
            {kinds} 种 {pieces} 件
          </span>{' '}
          <Price fen={total} size="lg" />
        </p>
        <p className={cx('small', open > 0 ? 'tone-warn' : 'muted')} role="status">
          {looking > 0
            ? `正在查找，还有 ${looking} 行`
            : ready.length === 0
              ? '没有可下单的商品'
              : open > 0
                ? `还有 ${open} 行要处理`
                : '全部可下单'}
        </p>
      </div>
      {looking > 0 ? (
        <Button kind="line" size="lg" onClick={store.stop}>
          停止查找
        </Button>
      ) : ready.length === 0 && more > 0 ? (
        <Button size="lg" onClick={store.more}>
          接着取 {more} 行
        </Button>
      ) : (
        <Button size="lg" busy={adding} busyText="加入中" disabled={ready.length === 0} onClick={() => addAll(store)}>
          加入购物车
        </Button>
      )}
    </>
  );
}
