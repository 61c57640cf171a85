import { countdown } from '#shared/rules/orders/countdown.ts';
import { cx } from './cx.ts';
import './clock.css';

type Props = {
  /** The remaining time in ms; the parent updates it. */
  left: number;
  /** Before the digits, such as 距结束. */
  label?: string | undefined;
  className?: string | undefined;
};

/** A countdown in dark tiles; days only when there are any. */
export function Clock({ left, label, className }: Props) {
  const { days, hours, minutes, seconds } = countdown(left, 0);
  return (
    <span className={cx('clock', className)} role="timer">
      {label && <span className="clock__label">{label}</span>}
      {days > 0 && (
        <>
          <b>{days}</b>天
        </>
      )}
      <b>{hours}</b>:<b>{minutes}</b>:<b>{seconds}</b>
    </span>
  );
}
