import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';
import { Logo } from '#web/ui/logo.tsx';
import './desk-header.css';

interface Props {
  readonly sticky: boolean;
  readonly homeHref: string;
  readonly cartHref: string;
  /** The top line: notice, adverts, links. */
  readonly util?: ReactNode;
  readonly logo?: ReactNode;
  readonly nav?: ReactNode;
  readonly search: ReactNode;
  readonly cartCount?: ReactNode;
}

/** The desktop header without data, shared by the prerendered frame and the real header. */
export function DeskHeaderMarkup({ sticky, homeHref, cartHref, util, logo, nav, search, cartCount }: Props) {
  return (
    <header className={sticky ? 'head is-sticky' : 'head'}>
      <div className="head__util">
        <div className="page-width head__in">{util}</div>
      </div>
      <div className="head__main">
        <div className="page-width head__in">
          <a className="head__logo" href={homeHref}>
            {logo ?? <Logo label="药仓首页" />}
            <span>
              <b>药仓</b>
              <small>医药器械批发</small>
            </span>
          </a>
          <nav className="head__nav" aria-label="主导航">
            {nav}
          </nav>
          {search}
          <a className="head__cart" href={cartHref}>
            <Icon name="cart" />
            购物车
            {cartCount}
          </a>
        </div>
      </div>
    </header>
  );
}
