import { cx } from './cx.ts';
import './stamp.css';

type Props = { text: '已完成' | '已关闭' | '已使用' | '已过期'; className?: string | undefined };

/** A stamp on what is over, in place of its status: green for a completed order, grey otherwise. */
export function Stamp({ text, className }: Props) {
  return (
    <svg
      className={cx('stamp', text !== '已完成' && 'stamp--off', className)}
      viewBox="0 0 72 72"
      role="img"
      aria-label={text}
    >
      {/* Rotated inside its box: a rotated box is larger, and made a page with large text scroll sideways. */}
      <g transform="rotate(-14 36 36)">
        <g fill="none" stroke="currentColor">
          <circle cx="36" cy="36" r="33.5" strokeWidth="2" />
          <circle cx="36" cy="36" r="29" strokeDasharray="2 2.2" />
          <path d="M30 11h5v5h-5zM37 11h5v5h-5zM30 18h5v5h-5zM37 18h5v5h-5z" strokeWidth="1.2" />
          <path d="M23 56h26M28 60.5h16" strokeWidth="1.5" />
        </g>
        <path d="M3.5 27.5h65v18h-65z" className="stamp__band" />
        <path d="M3.5 27h65M3.5 46h65" stroke="currentColor" strokeWidth="1.5" />
        <text x="36" y="42" fontSize="16" fontWeight="700" letterSpacing="1" textAnchor="middle" fill="currentColor">
          {text}
        </text>
      </g>
    </svg>
  );
}
