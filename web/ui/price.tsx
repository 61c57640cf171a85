import { cx } from './cx.ts';
import './price.css';
import { yuan, yuanParts } from '#shared/rules/money/money.ts';
import { Icon } from './icon.tsx';

export { yuan } from '#shared/rules/money/money.ts';

type Props = {
  /** Whole fen. A negative amount has a minus before the ¥; an unknown one is a dash. */
  fen: number | undefined;
  /**
   * Integer part in px at the normal root size: sm 14, md 16, base 18, lg 22, xl 32 (only the amount due of a payment).
   */
  size?: 'sm' | 'md' | 'base' | 'lg' | 'xl' | undefined;
  /** 盒, 瓶, 套 … */
  unit?: string | undefined;
  /** The reason of the price: 促销, 效期, 阶梯, 会员. */
  why?: string | undefined;
  /** The old price in fen, struck through. */
  was?: number | undefined;
  /** `ink` for a second amount in a row, where red would distract. */
  tone?: 'price' | 'ink' | undefined;
  className?: string | undefined;
};

/** An amount of money: small ¥, large integer, small fraction, then unit, reason and old price. */
export function Price({ fen, size = 'base', unit, why, was, tone, className }: Props) {
  if (fen === undefined) return <UnknownPrice size={size} tone={tone} className={className} />;
  const { sign, whole, cents } = yuanParts(fen);
  return (
    <span
      className={cx('price', `price--${size}`, tone === 'ink' && 'price--ink', className)}
      // A screen reader would stop at each of its parts.
      role="img"
      aria-label={spoken({ fen, unit, why, was })}
    >
      <span className="price__sum">
        {sign && '−'}¥<b>{whole}</b>.{cents}
      </span>
      {unit && <span className="price__unit">/{unit}</span>}
      {why && <span className="price__why">{why}</span>}
      {was !== undefined && <s className="price__was">¥{yuan(was)}</s>}
    </span>
  );
}

/** The price as one sentence: 现价 ¥8.45 每盒，促销，原价 ¥9.20. A unit may be 盒起 or 起. */
function spoken({ fen = 0, unit, why, was }: Pick<Props, 'fen' | 'unit' | 'why' | 'was'>): string {
  const { sign, whole, cents } = yuanParts(fen);
  const each = unit && ` ${unit.replace(/^(?!起)/, '每')}`;
  const now = `${was === undefined ? '' : '现价 '}${sign && '−'}¥${whole}.${cents}${each ?? ''}`;
  return [now, why, was !== undefined && `原价 ¥${yuan(was)}`].filter(Boolean).join('，');
}

const UnknownPrice = ({ size, tone, className }: Pick<Props, 'size' | 'tone' | 'className'>) => (
  <span className={cx('price', `price--${size}`, tone === 'ink' && 'price--ink', className)} title="金额未知">
    <span className="price__sum" aria-hidden="true">
      ¥<b>—</b>
    </span>
    <span className="visually-hidden">金额未知</span>
  </span>
);

/** Replaces a price that the buyer may not see, in the same height; `why` shows on hover and is read out. */
export function HiddenPrice({ why, className }: { why: string; className?: string | undefined }) {
  return (
    <span className={cx('price price--hidden', className)} title={why}>
      <span className="price__sum" aria-hidden="true">
        ¥
      </span>
      <Icon name="more" size={24} />
      <span className="visually-hidden">{why}</span>
    </span>
  );
}
