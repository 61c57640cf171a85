import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import './dock.css';

interface Props {
  /** Its look at a desk: part of what is above it, a card beside it, or at the bottom of the window. */
  readonly desk: 'plain' | 'card' | 'float';
  /** On a phone the end of the page's column, so that the page leaves no space for it. */
  readonly end?: boolean;
  /** Makes it a landmark of this name. */
  readonly label?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The main button of a page, with the sum or the count that it is about. */
export function Dock({ desk, end, label, className, children }: Props) {
  const Tag = label ? 'aside' : 'div';
  return (
    <Tag className={cx('dock', `dock--${desk}`, end && 'dock--end', className)} aria-label={label}>
      {children}
    </Tag>
  );
}
