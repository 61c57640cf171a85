import type { ReactNode } from 'react';
import './chip.css';
import { cx } from './cx.ts';

type Props = {
  on?: boolean | undefined;
  onClick: () => void;
  /** A second, smaller line: expiry and stock of a batch. */
  note?: ReactNode;
  /** The outlined variant, for filters above a list. */
  small?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A choice that is always visible; struck through when unavailable. */
export function Chip({ on = false, onClick, note, small, disabled, className, children }: Props) {
  return (
    <button
      type="button"
      className={cx('chip', small && 'chip--small', className)}
      aria-pressed={on}
      disabled={disabled}
      onClick={onClick}
    >
      <span>{children}</span>
      {note && <small>{note}</small>}
    </button>
  );
}

export function Chips({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in older WebKit
    <div className={cx('chips', className)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
