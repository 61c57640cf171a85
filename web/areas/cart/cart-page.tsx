import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { cart } from '#shared/contract/cart.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/recommendation.ts';
import { CART_START_DELAY } from '#shared/rules/start-delay.ts';
import { Recommendations } from '#web/parts/goods/recommendations.tsx';
import { api } from '#web/state/api.ts';
import { report } from '#web/state/failure.ts';
import { session, setCartCount } from '#web/state/session.ts';
import { whenReady } from '#web/state/settings.ts';
import { say } from '#web/state/toast.ts';
import { CartGate, CartNothing, CartSkeleton } from './cart-states.tsx';
import './cart-page.css';
import { Failed } from '#web/ui/state.tsx';
import { createCart } from './cart-store.ts';
import { CartView } from './cart-view.tsx';

const later = (ms: number, work: () => void): (() => void) => {
  const timer = setTimeout(work, ms);
  return () => clearTimeout(timer);
};

const openCart = () =>
  createCart({
    list: () => api.send(cart.list, {}),
    upNum: (cart_id, num) => api.send(cart.upNum, { cart_id, num }),
    delNum: (id_list) => api.send(cart.delNum, { id_list }),
    later,
    say,
    report,
    counted: setCartCount,
  });

/** /cart: the cart behind its login gate (document 1 §2). */
export function CartPage() {
  const [store] = useState(openCart);
  const { phase, lines } = useSnapshot(store.state);
  const { token } = useSnapshot(session);
  const known = isLoggedIn(token);

  useEffect(() => {
    if (!known) return undefined;
    const callOff = whenReady(CART_START_DELAY, () => void store.load());
    return () => {
      callOff();
      void store.flush();
    };
  }, [store, known]);

  return (
    <main className="cart">
      {!known && <CartGate />}
      {known && (phase === 'idle' || phase === 'loading') && <CartSkeleton />}
      {known && phase === 'failed' && <Failed onRetry={store.load} />}
      {known && phase === 'shown' && (lines.length > 0 ? <CartView store={store} /> : <CartNothing />)}
      {/* Below what is there: a cart that comes after them would push or pull them. */}
      {(!known || phase === 'shown' || phase === 'failed') && <Recommendations num={RECOMMENDED_ON_LISTS} lx="cart" />}
    </main>
  );
}
