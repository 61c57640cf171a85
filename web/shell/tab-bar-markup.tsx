import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import './tab-bar.css';

/** Tabs that are pages; 分类 is a button. */
export type TabName = 'index' | 'cart' | 'userCenter';

interface Props {
  readonly now: string | undefined;
  readonly hrefs: Readonly<Record<TabName, string>>;
  readonly onCategories?: () => void;
  readonly cartCount?: ReactNode;
}

/** The phone's tab bar. It is prerendered too, so it has no data. */
export function TabBarMarkup({ now, hrefs, onCategories, cartCount }: Props) {
  const link = (name: TabName, icon: IconName, label: string, badge?: ReactNode) => (
    <a className="tab-bar__item" href={hrefs[name]} aria-current={now === name ? 'page' : undefined}>
      <Icon name={icon} size={24} />
      {label}
      {badge}
    </a>
  );
  return (
    <nav className="tab-bar" aria-label="底部导航">
      {link('index', 'home', '首页')}
      <button type="button" className="tab-bar__item" aria-haspopup="dialog" onClick={onCategories}>
        <Icon name="grid" size={24} />
        分类
      </button>
      {link('cart', 'cart', '购物车', cartCount)}
      {link('userCenter', 'user', '我的')}
    </nav>
  );
}
