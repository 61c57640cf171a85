import { href } from '#web/navigation/routes.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Empty } from '#web/ui/state.tsx';
import './cart-line.css';

/** The head of a cart without lines. */
export const CartHead = () => (
  <header className="row inset-sides size-13 cart__head">
    <h1>购物车</h1>
  </header>
);

/** An empty cart, with links to fill it. */
export const CartNothing = () => (
  <>
    <CartHead />
    <Empty
      title="购物车还是空的"
      say="把需要采购的商品加进来，一起结算"
      action={
        <>
          <a className={buttonClass({ kind: 'line' })} href={href.quickOrder()}>
            快速下单
          </a>{' '}
          <a className={buttonClass()} href={href.search({ keywords: 'all' })}>
            去逛逛
          </a>
        </>
      }
    />
  </>
);

/** The skeleton of the lines, with their final size. */
export const CartSkeleton = () => (
  <>
    <CartHead />
    <div className="cart__cols">
      <ul className="cart__lines card" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((row) => (
          <li key={row} className="cart-line">
            <Skeleton w="1.25rem" h="1.25rem" round className="cart-line__tick" />
            <Skeleton w={72} h={72} className="cart-line__pic" />
            <div className="cart-line__body stack">
              <Skeleton w="70%" h="1.25rem" />
              <Skeleton w="50%" h="1rem" />
            </div>
            <div className="wrap cart-line__buy">
              <Skeleton w="5rem" h="1.25rem" className="cart-line__sum" />
              <Skeleton w="7.25rem" h="2.25rem" className="push cart-line__num is-alone" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  </>
);
