import type { ReactNode } from 'react';
import { goBack } from '#web/navigation/navigate.ts';
import { href } from '#web/navigation/routes.ts';
import { usePageTitle } from '#web/state/shell/page-title.ts';
import { Icon } from '#web/ui/icon.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CartCount } from '../goods/cart-count.tsx';
import './top-bar.css';

interface Props {
  /** The page's heading. Something else in its place, a search box, is its `head`. */
  readonly title: string;
  readonly head?: ReactNode;
  /** The arrow's target on the first page of a visit; null hides the arrow. */
  readonly back?: string | null;
  /** Shows the cart with its badge. */
  readonly cart?: boolean | undefined;
  /** At the end, before the cart. */
  readonly children?: ReactNode;
}

/** The bar at the top of a phone page. A desktop has header and breadcrumb instead. */
export function TopBar({ title, head, back = href.index(), cart, children }: Props) {
  usePageTitle(title);
  return (
    <header className="top-bar">
      {back !== null && <IconButton name="left" label="返回" onClick={() => goBack(back)} />}
      <h1 className={head ? 'visually-hidden' : 'clip'}>{title}</h1>
      {head}
      {children}
      {cart && (
        <a className="icon-button icon-button--plain" href={href.cart()}>
          <span className="visually-hidden">购物车 </span>
          <Icon name="cart" size={24} />
          <CartCount />
        </a>
      )}
    </header>
  );
}
