import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { selectGoods } from '#shared/messages/cart.ts';
import { missingParameter } from '#shared/messages/wire.ts';
import { goInstead } from '#web/navigation/navigate.ts';
import { href, type QueryOf } from '#web/navigation/routes.ts';
import { ShortStock } from '#web/parts/goods/short-stock.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { Breadcrumb } from '#web/parts/page/breadcrumb.tsx';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { linesOf } from '#web/state/shell/checkout-lines.ts';
import { takeAddress } from '#web/state/shell/chosen-address.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import { BuyView } from './buy-view.tsx';
import { createCheckout } from './checkout-store.ts';
import { onceKey } from './once-key.ts';
import '#web/ui/words.css';
import './buy-page.css';

/** /buy: the checkout of the selected cart ids. If it was submitted already it leads to its order. */
export default function BuyPage({ query }: { readonly query: QueryOf<'buy'> }) {
  const buy_list = linesOf(query);
  return (
    <main className="page-width buy">
      <TopBar title="确认订单" back={href.cart()} />
      <div className="on-desk">
        <Breadcrumb title="确认订单" />
      </div>
      <MemberGate back={href.buy(query)}>
        {buy_list === '' ? (
          <Empty title={missingParameter.text} say={selectGoods.text} action={<ToCart />} />
        ) : (
          <Checkout buy_list={buy_list} address={href.buy(query)} />
        )}
      </MemberGate>
    </main>
  );
}

function Checkout({ buy_list, address }: { readonly buy_list: string; readonly address: string }) {
  const [checkoutKey] = useState(() => onceKey(buy_list));
  const [store] = useState(() => createCheckout(buy_list, checkoutKey));
  const { order_id } = checkoutKey;
  const { short } = useSnapshot(store.state);
  const { data } = usePart(store.confirm);
  useEffect(() => {
    if (order_id) goInstead(href.orderInfo({ order_id }));
  }, [order_id]);
  useEffect(() => {
    const address_id = takeAddress();
    if (address_id) void store.choose({ address_id });
  }, [store]);
  const isShort = short.length > 0;
  const shortPanel = useRef<HTMLDivElement>(null);
  // The buyer may have scrolled down to the remark.
  useEffect(() => {
    if (isShort) shortPanel.current?.firstElementChild?.scrollIntoView({ block: 'nearest' });
  }, [isShort]);
  if (order_id) return <BuySkeleton />;
  return (
    <>
      <div ref={shortPanel}>
        {isShort && <ShortStock lines={short} onTakeRest={store.takeRest} onTakeOut={store.takeOut} />}
      </div>
      {(!isShort || data) && (
        <Loaded part={store.confirm} skeleton={<BuySkeleton />} action={<ToCart />}>
          {(shown) => <BuyView store={store} shown={shown} address={address} />}
        </Loaded>
      )}
    </>
  );
}

const ToCart = () => (
  <a className={buttonClass()} href={href.cart()}>
    返回购物车
  </a>
);

/** The skeleton of the checkout, with its final size. */
const BuySkeleton = () => (
  <div className="page-body buy__cols" aria-hidden="true">
    <div className="stack">
      <div className="card cell loose taller">
        <div className="column tight grow">
          <Skeleton w="60%" h="1.125rem" />
          <Skeleton w="80%" h="1.125rem" />
        </div>
      </div>
      <div className="card buy__merchant">
        <div className="card__head">
          <Skeleton w="40%" h="1.25rem" />
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className="wrap flush baseline size-13 buy__one">
            <Skeleton w="100%" h="1.25rem" />
          </div>
        ))}
        <div className="row inset-sides buy__end">
          <Skeleton w="30%" h="1.25rem" />
        </div>
      </div>
    </div>
    <div className="column buy__side">
      <div className="card column inset">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} w="100%" h="1.5rem" />
        ))}
      </div>
    </div>
  </div>
);
