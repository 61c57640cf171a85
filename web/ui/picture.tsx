import { type CSSProperties, useRef, useState } from 'react';
import { cx } from './cx.ts';
import './picture.css';
import { useNear } from './use-near.ts';

type Props = {
  /** Missing, empty or failed: the outline of a pack is shown. */
  src?: string | null | undefined;
  /** Empty when the name is beside it. */
  alt: string;
  /** Width in px; by default the width of its container. */
  size?: number | undefined;
  /** Height divided by width. */
  ratio?: number | undefined;
  /** For the first viewport; other images load lazily. */
  eager?: boolean | undefined;
  /** Loads once it is this many px from the viewport; by default the browser decides. */
  offset?: number | undefined;
  /** `cover` for photographs and banners, `contain` for packs. */
  fit?: 'contain' | 'cover' | undefined;
  /** A band over the lower edge, such as 缺货. The image is faded. */
  over?: string | undefined;
  className?: string | undefined;
  /** It cannot be loaded. */
  onFail?: (() => void) | undefined;
};

/** An image with reserved space: fixed ratio, lazy, never a broken-image icon. */
export function Picture({ src, alt, size, ratio = 1, eager, offset, fit = 'contain', over, className, onFail }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const near = useNear(place, eager ? undefined : offset);
  const width = size ?? 320;
  const room = { width: size, '--room': `${ratio * 100}%` } as CSSProperties;
  return (
    <span ref={place} className={cx('picture', `picture--${fit}`, over && 'picture--over', className)} style={room}>
      {(!src || src === failed) && <NoPicture alt={alt} worded={width >= 88} />}
      {near && src && src !== failed && (
        <img
          src={src}
          alt={alt}
          width={width}
          height={Math.round(width * ratio)}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => {
            setFailed(src);
            onFail?.();
          }}
        />
      )}
      {over && <span className="picture__over">{over}</span>}
    </span>
  );
}

function NoPicture({ alt, worded }: { alt: string; worded: boolean }) {
  return (
    <span className="picture__none" role="img" aria-label={alt ? `${alt}，暂无图片` : '暂无图片'}>
      <svg viewBox="0 0 48 40" aria-hidden="true">
        <path d="M6 12.5L12 7h30l-6 5.5zM36 12.5L42 7v21l-6 5.5zM6 12.5h30v21H6z" className="picture__pack" />
        <path d="M11 19h14M11 24h9" />
      </svg>
      {worded && <span aria-hidden="true">暂无图片</span>}
    </span>
  );
}
