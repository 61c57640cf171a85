import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { logInToUse } from '#shared/messages/shell.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { START_DELAY } from '#shared/rules/start-delay.ts';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { goInstead } from '#web/state/navigate.ts';
import { href, type QueryOf } from '#web/state/routes.ts';
import { session } from '#web/state/session.ts';
import { whenReady } from '#web/state/settings.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Empty, Failed } from '#web/ui/state.tsx';
import { BuySkeleton } from './buy-skeleton.tsx';
import './buy-page.css';
import { BuyView } from './buy-view.tsx';
import type { Confirmed } from './checkout-store.ts';
import { onceKey } from './once-key.ts';
import { openCheckout } from './open-checkout.ts';

/** /buy: the checkout of the selected cart ids; one that became an order already leads to it. */
export function BuyPage({ query: { buy_list } }: { readonly query: QueryOf<'buy'> }) {
  const [kept] = useState(() => onceKey(sessionStorage, buy_list));
  const [store] = useState(() => openCheckout(buy_list, kept));
  const { phase, shown } = useSnapshot(store.state);
  const { token } = useSnapshot(session);
  const ready = isLoggedIn(token) && buy_list !== '';

  useEffect(() => {
    if (kept.order_id) goInstead(href.orderInfo({ order_id: kept.order_id }));
    else if (ready) return whenReady(START_DELAY, () => void store.load());
    return undefined;
  }, [kept, ready, store]);

  return (
    <main className="buy">
      <TopBar title="确认订单" back={href.cart()} />
      <div className="on-desk">
        <Breadcrumb title="确认订单" />
      </div>
      {!ready && <NothingToBuy known={isLoggedIn(token)} />}
      {ready && phase === 'failed' && <Failed onRetry={store.load} />}
      {ready && (phase === 'idle' || phase === 'loading') && <BuySkeleton />}
      {ready && phase === 'shown' && shown && <BuyView store={store} shown={shown as Confirmed} />}
    </main>
  );
}

function NothingToBuy({ known }: { readonly known: boolean }) {
  const back = location.pathname + location.search;
  return known ? (
    <Empty
      title="请选择商品！"
      action={
        <a className={buttonClass()} href={href.cart()}>
          返回购物车
        </a>
      }
    />
  ) : (
    <Empty
      title={logInToUse.text}
      action={
        <a className={buttonClass()} href={href.user({ path: 'login', back })}>
          去登录
        </a>
      }
    />
  );
}
