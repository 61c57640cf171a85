import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './tick.css';

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  /** Heard when no words stand beside it. */
  label?: string | undefined;
  /** Square everywhere; otherwise round on a phone and square on a desk. */
  square?: boolean | undefined;
  bad?: boolean | undefined;
  disabled?: boolean | undefined;
  /** With a group name it is one of several: round everywhere, and choosing it leaves the others. */
  group?: string | undefined;
  className?: string | undefined;
  /** Words beside it; they can be pressed too, links in them stay links. */
  children?: ReactNode;
};

/** A tick box, or with `group` one choice of several. */
export function Tick({ on, onChange, label, square, bad, disabled, group, className, children }: Props) {
  return (
    <label className={cx('tick', className)}>
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group}
        className={cx('tick__box', square && 'tick__box--square', bad && 'is-bad')}
        checked={on}
        disabled={disabled}
        aria-label={children ? undefined : label}
        aria-invalid={bad || undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Icon name="check" className="tick__sign" />
      {children && <span>{children}</span>}
    </label>
  );
}
