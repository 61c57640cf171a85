import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import './dialog.css';
import { Icon } from './icon.tsx';
import { addLayer } from './layers.ts';
import { noteTaps } from './second-tap.ts';

/** Matches --calm, with a frame to spare. */
const LEAVE_MS = 220;

type PanelProps = {
  title: string;
  titleId?: string | undefined;
  /** Stands in the header in place of the title, which is then only heard. */
  head?: ReactNode;
  /** The action row; it never scrolls. */
  foot?: ReactNode;
  /** Leaves out the close button when the only ways out are in the foot. */
  bare?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
};

type DialogProps = Omit<PanelProps, 'titleId'> & {
  open: boolean;
  /** Pressing beside the panel closes it; on unless said otherwise. */
  closeOnMask?: boolean | undefined;
  /** Desk width in px. */
  width?: 400 | 600 | 800 | undefined;
  /** A sheet rises from the bottom of a phone; on a desk both kinds stand in the middle. */
  kind?: 'sheet' | 'center' | undefined;
  className?: string | undefined;
};

/**
 * A modal dialog on the platform's own <dialog>: it keeps the focus and gives it back. Escape, the mask and the close
 * button only ask `onClose`; the owner decides by changing `open`. The first focus goes to `[data-focus]`, else the panel.
 */
export function Dialog({ open, closeOnMask = true, width = 600, kind = 'sheet', className, ...panel }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [gone, setGone] = useState(!open);
  if (open && gone) setGone(false);

  // Not in the clean-up: React would put the focus back into the leaving panel after it.
  const hide = useRef<() => void>(undefined);
  useLayoutEffect(() => {
    if (open && ref.current) {
      hide.current = show(ref.current);
    } else {
      hide.current?.();
      hide.current = undefined;
    }
  }, [open]);
  useLayoutEffect(() => () => hide.current?.(), []);
  useEffect(() => {
    if (open || gone) return;
    const timer = setTimeout(() => setGone(true), LEAVE_MS);
    return () => clearTimeout(timer);
  }, [open, gone]);

  if (!open && gone) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    panel.onClose();
  };
  return (
    <dialog
      ref={ref}
      className={cx('dialog', `dialog--${kind}`, `dialog--${width}`, !open && 'is-leaving', className)}
      aria-labelledby={titleId}
      aria-modal="true"
      onKeyDown={onKeyDown}
      onClick={(event) => open && closeOnMask && event.target === event.currentTarget && panel.onClose()}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) panel.onClose();
      }}
    >
      <DialogPanel {...panel} titleId={titleId} />
    </dialog>
  );
}

/** What a dialog shows: grip, header with the close button, scrolling body, fixed foot. Alone only on the design page. */
export function DialogPanel({ title, titleId, head, foot, bare, onClose, children }: PanelProps) {
  return (
    <div className="dialog__panel" tabIndex={-1}>
      <div className="dialog__head">
        <h2 id={titleId} className={head ? 'visually-hidden' : 'dialog__title'}>
          {title}
        </h2>
        {head}
        {!bare && (
          <button type="button" className="dialog__close" aria-label="关闭" onClick={onClose}>
            <Icon name="close" size={16} />
          </button>
        )}
      </div>
      <div className="dialog__body">{children}</div>
      {foot && <div className="dialog__foot">{foot}</div>}
    </div>
  );
}

/** Opens natively where the browser can, as a plain layer where it cannot; the answer closes and returns the focus. */
function show(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  if (dialog.showModal) dialog.showModal();
  else dialog.setAttribute('open', '');
  const first =
    dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog.querySelector<HTMLElement>('.dialog__panel');
  // The panel is still below the screen: a browser that scrolls to it moves the sheet for good.
  first?.focus({ preventScroll: true });
  const removeLayer = addLayer(dialog);
  const closed = noteTaps(dialog);
  return () => {
    removeLayer();
    closed();
    if (dialog.close) dialog.close();
    else dialog.removeAttribute('open');
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}
