import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import './tick.css';

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  /** For screen readers, when there is no text beside it. */
  label?: string | undefined;
  /** Square everywhere; by default round on a phone and square on a desktop. */
  square?: boolean | undefined;
  bad?: boolean | undefined;
  disabled?: boolean | undefined;
  /** With a group name it is a radio: round everywhere, and choosing it unselects the others. */
  group?: string | undefined;
  /** The name of a checkbox in a form that is prerendered. */
  name?: string | undefined;
  className?: string | undefined;
  /** Text beside it. It can be pressed too; links in it stay links. */
  children?: ReactNode;
};

/** A checkbox, or with `group` a radio. */
export function Tick({ on, onChange, label, square, bad, disabled, group, name, className, children }: Props) {
  return (
    <label className={cx('tick', className)}>
      <input
        type={group ? 'radio' : 'checkbox'}
        name={group ?? name}
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
