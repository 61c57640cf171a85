import { cx } from './cx.ts';
import './badge.css';

type Props = { count: number; max?: number | undefined; className?: string | undefined };

/** A count on a corner; green, because red means money. Nothing at zero, "99+" above `max`. */
export function Badge({ count, max = 99, className }: Props) {
  if (count <= 0) return null;
  return <span className={cx('badge', className)}>{count > max ? `${max}+` : count}</span>;
}
