import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { CART_START_DELAY } from '#shared/rules/app/start-delay.ts';
import { GRID_COLUMNS } from '#shared/rules/goods/card-icons.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/goods/recommendation.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { href, type QueryOf, routes } from '#web/navigation/routes.ts';
import { Recommendations } from '#web/parts/goods/recommendations.tsx';
import { Loaded } from '#web/parts/loaded.tsx';
import { MemberGate } from '#web/parts/member-gate.tsx';
import { usePart } from '#web/state/loading/use-part.ts';
import { session } from '#web/state/session/session.ts';
import { CartHead, CartSkeleton } from './cart-states.tsx';
import '#web/ui/words.css';
import './cart-page.css';
import { createCart } from './cart-store.ts';
import { CartView } from './cart-view.tsx';

/** /cart: the cart behind its login gate (document 1 §2). */
export default function CartPage({ query }: { readonly query: QueryOf<'cart'> }) {
  const [store] = useState(createCart);
  const { phase, data } = usePart(store.list);
  const { token } = useSnapshot(session);
  const isEmpty = !isLoggedIn(token) || data?.data.length === 0;
  // Pending quantities are sent when the page is left.
  useEffect(() => () => void store.flush(), [store]);
  return (
    <main className="page-width cart">
      <MemberGate back={href.cart()} say={routes.cart.gate} head={<CartHead />}>
        {phase === 'failed' && !data && <CartHead />}
        <Loaded part={store.list} skeleton={<CartSkeleton />}>
          {() => <CartView store={store} goesOn={query.step === 'checkout'} />}
        </Loaded>
      </MemberGate>
      {/* Shown after the cart: a cart that arrives later would move them. */}
      {(!isLoggedIn(token) || phase === 'shown' || phase === 'failed') && (
        <Recommendations
          num={RECOMMENDED_ON_LISTS}
          lx="cart"
          delay={CART_START_DELAY}
          eager={isEmpty ? GRID_COLUMNS : 0}
        />
      )}
    </main>
  );
}
