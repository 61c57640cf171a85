import { cx } from './cx.ts';
import './meter.css';

type Props = {
  value: number;
  label: string;
  /** Read out in place of the percentage, which says nothing by itself: 还差 ¥12.00. */
  say: string;
  className?: string | undefined;
};

/** Progress, 0 to 1; the label is for screen readers. */
export function Meter({ value, label, say, className }: Props) {
  const part = Math.min(1, Math.max(0, value));
  return (
    <div
      className={cx('meter', className)}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
      aria-valuetext={say}
    >
      <i style={{ transform: `translateX(${(part - 1) * 100}%)` }} />
    </div>
  );
}
