import { type KeyboardEvent, useRef, useState } from 'react';
import { imageAccept } from '#shared/rules/app/image-file.ts';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inWeChat } from '#web/wechat/environment.ts';
import '#web/ui/words.css';
import './viewer.css';
import { CAMERA } from './camera.ts';

/** The full-screen viewer: swipe, arrow keys, press to enlarge. The buyer's own image can be replaced or deleted. */
export function ViewerDialog({ ask, close }: DialogProps<'viewer'>) {
  const { pictures, own, say } = ask;
  const [at, setAt] = useState(ask.at);
  const strip = useRef<HTMLDivElement>(null);
  const first = useRef(ask.at);
  const count = pictures.length;

  /** Scrolls to the wanted image before the first paint. */
  const place = (element: HTMLDivElement | null) => {
    strip.current = element;
    if (element && first.current > 0) element.scrollLeft = first.current * element.clientWidth;
    first.current = 0;
  };
  const turn = (to: number) =>
    strip.current?.scrollTo({ left: Math.min(count - 1, Math.max(0, to)) * strip.current.clientWidth });
  const onKeyDown = (event: KeyboardEvent) => {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    // The browser scrolls the focused strip by one picture too.
    event.preventDefault();
    turn(at + way);
  };

  return (
    <Dialog
      open
      title="查看图片"
      head={<span>{count > 1 ? `${at + 1}/${count}` : pictures[0]?.alt}</span>}
      className="viewer"
      onClose={() => close()}
      foot={
        <div className="column wide middle size-13">
          {count > 1 && <Thumbs pictures={pictures} at={at} onTurn={turn} />}
          <p>{say ?? (inWeChat ? '长按图片识别或保存' : count > 1 ? pictures[at]?.alt : '点图放大')}</p>
          {own && <OwnActs onRemove={() => close({})} onReplace={(replaceBy) => close({ replaceBy })} />}
        </div>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows turn the pictures from wherever the focus is */}
      <div className="viewer__stage" onKeyDown={onKeyDown}>
        <div
          ref={place}
          className="sideways viewer__strip"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a place that scrolls is one that keys must reach
          tabIndex={0}
          data-focus
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / clientWidth))}
        >
          {pictures.map(({ src, alt }, place) => (
            <Slide key={src} src={src} alt={alt} near={Math.abs(place - at) < 2} />
          ))}
        </div>
        {count > 1 && (
          <>
            <button type="button" className="viewer__turn on-desk" aria-label="上一张" onClick={() => turn(at - 1)}>
              <Icon name="left" size={24} />
            </button>
            <button type="button" className="viewer__turn on-desk" aria-label="下一张" onClick={() => turn(at + 1)}>
              <Icon name="right" size={24} />
            </button>
          </>
        )}
      </div>
    </Dialog>
  );
}

interface SlideProps {
  readonly src: string;
  readonly alt: string;
  /** Shown, or next to the shown one: then it loads. */
  readonly near: boolean;
}

function Slide({ src, alt, near }: SlideProps) {
  const [large, setLarge] = useState(false);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const retry = () => {
    setFailed(false);
    setTries(tries + 1);
  };
  return (
    <div className={cx('viewer__slide', large && 'is-large')}>
      {failed && (
        <div className="column centred viewer__miss" role="alert">
          图片加载失败
          <Button kind="line" icon="repeat" onClick={retry}>
            重试
          </Button>
        </div>
      )}
      {near && !failed && (
        <button
          type="button"
          className="viewer__zoom"
          aria-label={large ? `缩小${alt}` : `放大${alt}`}
          onClick={() => setLarge(!large)}
        >
          <img key={tries} className="viewer__picture" src={src} alt={alt} onError={() => setFailed(true)} />
        </button>
      )}
    </div>
  );
}

interface ThumbsProps {
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly at: number;
  readonly onTurn: (to: number) => void;
}

const Thumbs = ({ pictures, at, onTurn }: ThumbsProps) => (
  <ul className="sideways viewer__thumbs">
    {pictures.map(({ src }, place) => (
      <li key={src}>
        <button
          type="button"
          className="viewer__thumb"
          aria-label={`第 ${place + 1} 张`}
          aria-current={place === at || undefined}
          onClick={() => onTurn(place)}
        >
          <img src={src} alt="" width={48} height={48} />
        </button>
      </li>
    ))}
  </ul>
);

interface OwnProps {
  readonly onRemove: () => void;
  readonly onReplace: (file: File) => void;
}

const OwnActs = ({ onRemove, onReplace }: OwnProps) => (
  <div className="wrap loose viewer__acts">
    <Button kind="line" icon="trash" onClick={onRemove}>
      删除
    </Button>
    <label className={buttonClass({ kind: 'line' })}>
      <input
        className="visually-hidden"
        type="file"
        accept={imageAccept}
        onChange={({ currentTarget: { files } }) => files?.[0] && onReplace(files[0])}
      />
      <Icon path={CAMERA} />
      换一张
    </label>
  </div>
);
