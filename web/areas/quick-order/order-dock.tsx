import { useSnapshot } from 'valtio';
import { total } from '#shared/rules/money.ts';
import { MOST_LINES, readOrderLines } from '#shared/rules/order-lines.ts';
import { type Buyer, standing } from '#shared/rules/verification.ts';
import { fetched } from '#web/parts/page/later.ts';
import { report } from '#web/state/failure.ts';
import { href } from '#web/state/routes.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Price } from '#web/ui/price.tsx';
import { isReady, judgeAll, type Line, type QuickOrder } from './quick-order-store.ts';

interface Props {
  readonly store: QuickOrder;
  readonly lines: readonly Line[];
  readonly buyer: Buyer;
}

/** What can be ordered, what it comes to, and the one button that leads on. */
export function OrderDock({ store, lines, buyer }: Props) {
  const where = standing(buyer);
  if (where === 'login' || where === 'verify') return <First where={where} />;
  return (
    <div className="quick__dock">
      {lines.length === 0 ? <Look store={store} /> : <Sum {...{ store, lines, buyer }} />}
    </div>
  );
}

/** Visitors log in and members verify before they order. */
const First = ({ where }: { readonly where: 'login' | 'verify' }) => (
  <div className="quick__dock">
    <a
      className={buttonClass({ size: 'lg', wide: true })}
      href={where === 'login' ? href.user({ path: 'login', back: href.quickOrder() }) : href.verification()}
    >
      {where === 'login' ? '请先登录' : '请先认证'}
    </a>
  </div>
);

function Look({ store }: { readonly store: QuickOrder }) {
  const { text, added } = useSnapshot(store.state);
  const { count } = readOrderLines(text);
  if (added && count === 0) {
    return (
      <Button size="lg" wide onClick={store.clear}>
        再下一单
      </Button>
    );
  }
  return (
    <Button size="lg" wide disabled={count > MOST_LINES} onClick={store.look}>
      {count > 0 ? `查找商品（${count} 行）` : '查找商品'}
    </Button>
  );
}

function Sum({ store, lines, buyer }: Props) {
  const { looking, adding } = useSnapshot(store.state);
  const judged = judgeAll(lines, buyer, Date.now());
  const ready = judged.filter(isReady);
  const open = lines.length - ready.length;
  const pieces = ready.reduce((sum, { verdict }) => sum + (verdict?.quantity ?? 0), 0);
  const add = async () => {
    try {
      await (await fetched(import('./add-all.lazy.ts'))).addAll(store);
    } catch (error) {
      report(error);
    }
  };
  return (
    <>
      <div className="quick__sum">
        <p>
          <span className="small muted">
            {ready.length} 种 {pieces} 件
          </span>{' '}
          <Price fen={total(ready.map(({ verdict }) => verdict?.offer.total))} size="lg" />
        </p>
        <p className="small quick__open" role="status">
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
      ) : (
        <Button size="lg" busy={adding} busyText="加入中" disabled={ready.length === 0} onClick={add}>
          加入购物车
        </Button>
      )}
    </>
  );
}
