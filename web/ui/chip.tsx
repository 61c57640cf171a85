import type { ReactNode } from 'react';
import './chip.css';
import { cx } from './cx.ts';

type Props = {
  on?: boolean | undefined;
  onClick: () => void;
  /** A second, smaller line: the expiry and stock of a batch. */
  note?: ReactNode;
  /** The outlined filter above a list. */
  small?: boolean | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** A choice that stays in sight; struck through when it cannot be had. */
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

/** Chips that wrap. */
export function Chips({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a wrapping row in older WebKit
    <div className={cx('chips', className)} role="group" aria-label={label}>
      {children}
    </div>
  );
}
