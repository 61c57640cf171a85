import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';
import './notice.css';

type Props = {
  tone?: 'plain' | 'warn' | 'good' | undefined;
  icon?: IconName | undefined;
  /** At the end: a link or a small button. */
  action?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A permanent note above or inside a card. */
export function Notice({ tone = 'plain', icon, action, className, children }: Props) {
  const sign = icon ?? (tone === 'warn' ? 'warn' : tone === 'good' ? 'shield' : 'speaker');
  return (
    <div className={cx('notice', `notice--${tone}`, className)}>
      <Icon name={sign} size={16} />
      <span className="notice__text">{children}</span>
      {action}
    </div>
  );
}
