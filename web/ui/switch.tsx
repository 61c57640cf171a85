import { cx } from './cx.ts';
import './switch.css';

type Props = {
  on: boolean;
  onChange: (on: boolean) => void;
  label: string;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** A toggle with immediate effect. */
export function Switch({ on, onChange, label, disabled, className }: Props) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      disabled={disabled}
      className={cx('switch', className)}
      onClick={() => onChange(!on)}
    />
  );
}
