import { cx } from './cx.ts';
import { iconPaths } from './icon-paths.ts';
import './pay-mark.css';

/** Logos of partners, and signs of the shop. */
const SIGNS = {
  wechat:
    'M12 4.5c5 0 9 3.1 9 7s-4 7-9 7q-1.4 0-2.6-.3l-3.9 2.3.6-3.6C4.2 15.6 3 13.7 3 11.5c0-3.9 4-7 9-7zM8.5 11.5l2.5 2.5 5.5-5.5',
  alipay: 'M5 7.5h14M12 4v6.5M7.5 10.5h9.5C16 15 11.5 18.5 5.5 20M8 11c2 4.5 5.5 7.5 11 9',
  balance: iconPaths.wallet,
  bank: 'M3.5 9.5l8.5-5 8.5 5zM5 20h14M6.5 12.5v5M12 12.5v5M17.5 12.5v5',
};

type Way = keyof typeof SIGNS;
type Props = { way: Way; off?: boolean | undefined };

/** The logo of a payment method, white on the partner's colour; faded when unavailable. */
export function PayMark({ way, off }: Props) {
  return (
    <svg
      className={cx('pay-mark', `pay-mark--${way}`, off && 'pay-mark--off')}
      viewBox="-4 -4 32 32"
      aria-hidden="true"
    >
      <path d={SIGNS[way]} />
    </svg>
  );
}
