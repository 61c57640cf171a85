import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './tag.css';

type Props = {
  /** brand 医保, info UDI, warn 效期, price 促销, line 新品, plain anything else. */
  tone?: 'plain' | 'brand' | 'info' | 'warn' | 'price' | 'line' | undefined;
  title?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A short label. */
export function Tag({ tone = 'plain', title, className, children }: Props) {
  return (
    <span className={cx('tag', `tag--${tone}`, className)} title={title}>
      {children}
    </span>
  );
}

/** Tags on one line of fixed height: what does not fit is hidden; an empty row keeps its space. */
export function Tags({ children, className }: { children?: ReactNode; className?: string | undefined }) {
  return <span className={cx('tags', className)}>{children}</span>;
}
