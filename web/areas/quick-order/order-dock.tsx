import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { buyingState } from '#shared/rules/member/buying-state.ts';
import type { Buyer } from '#shared/rules/member/verification.ts';
import { MOST_LINES } from '#shared/rules/quick-order/order-list/limits.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { later } from '#web/parts/page/later.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Dock } from '#web/ui/dock.tsx';
import { useLineCount } from './line-count.ts';
import type { QuickOrder } from './quick-order-store.ts';

const Sum = later(async () => (await import('./found.lazy.tsx')).OrderSum).View;

interface Props {
  readonly store: QuickOrder;
  readonly buyer: Buyer;
  /** The query to return to after a login. */
  readonly back: QueryOf<'quickOrder'>;
}

/** The total of what can be ordered, and one button. */
export function OrderDock({ store, buyer, back }: Props) {
  const { reading, lines } = useSnapshot(store.state);
  const where = buyingState(buyer);
  if (where === 'login' || where === 'verify') return <First where={where} back={back} />;
  if (reading === 'now' && lines.length === 0) return null;
  return (
    <Dock desk="card" className="quick__dock">
      {lines.length === 0 ? (
        <Look store={store} />
      ) : (
        <Suspense>
          <Sum store={store} buyer={buyer} />
        </Suspense>
      )}
    </Dock>
  );
}

/** Visitors must log in and members verify before they order. */
const First = ({ where, back }: Pick<Props, 'back'> & { readonly where: 'login' | 'verify' }) => (
  <Dock desk="card" className="quick__dock">
    <ButtonLink
      size="lg"
      wide
      href={where === 'login' ? href.user({ path: 'login', back: href.quickOrder(back) }) : href.verification()}
    >
      {where === 'login' ? '请先登录' : '请先认证'}
    </ButtonLink>
  </Dock>
);

function Look({ store }: { readonly store: QuickOrder }) {
  const { added, waiting } = useSnapshot(store.state);
  const count = useLineCount(store);
  if (added && waiting > 0) {
    return (
      <Button size="lg" wide onClick={store.more}>
        接着取后面 {Math.min(waiting, MOST_LINES)} 行{waiting > MOST_LINES && `（还有 ${waiting} 行）`}
      </Button>
    );
  }
  if (added && count === 0) {
    return (
      <ButtonLink size="lg" wide href={href.cart()}>
        去购物车
      </ButtonLink>
    );
  }
  const first = count > MOST_LINES ? `前 ${MOST_LINES} 行，共 ${count} 行` : `${count} 行`;
  return (
    <Button size="lg" wide onClick={store.look}>
      {count > 0 ? `查找商品（${first}）` : '查找商品'}
    </Button>
  );
}
