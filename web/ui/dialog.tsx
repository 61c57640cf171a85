import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import './dialog.css';
import { describePanel } from './dialog-say.ts';
import { Icon } from './icon.tsx';
import { addLayer } from './layers.ts';
import { isSecondTap, noteTaps } from './second-tap.ts';

/** Matches --calm, plus a frame. */
const LEAVE_MS = 220;

type PanelProps = {
  title: string;
  titleId?: string | undefined;
  /** Replaces the visible title in the header; the title is then for screen readers only. */
  head?: ReactNode;
  /** The buttons; they never scroll. */
  foot?: ReactNode;
  /** Hides the close button when the foot has the only ways out. */
  bare?: boolean | undefined;
  onClose: () => void;
  children: ReactNode;
};

type DialogProps = Omit<PanelProps, 'titleId'> & {
  open: boolean;
  /** A press on the backdrop closes it; true by default. */
  closeOnMask?: boolean | undefined;
  /** Desktop width in px. */
  width?: 400 | 600 | 800 | undefined;
  /** A sheet rises from the bottom of a phone; on a desktop both kinds are centred. */
  kind?: 'sheet' | 'center' | undefined;
  className?: string | undefined;
};

/**
 * A modal dialog on the native <dialog>, which traps the focus and returns it. Escape, backdrop and close button call
 * `onClose`; the owner closes it by `open`. The initial focus goes to `[data-focus]`, else to the panel.
 */
export function Dialog({ open, closeOnMask = true, width = 600, kind = 'sheet', className, ...panel }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const [gone, setGone] = useState(!open);
  if (open && gone) setGone(false);

  // Not in the clean-up: React would restore the focus into the closing panel afterwards.
  const hide = useRef<() => void>(undefined);
  const openedAt = useRef(0);
  useLayoutEffect(() => {
    if (open && ref.current) {
      openedAt.current = performance.now();
      hide.current = show(ref.current);
    } else {
      hide.current?.();
      hide.current = undefined;
    }
  }, [open]);
  useLayoutEffect(() => () => hide.current?.(), []);
  const { onClose } = panel;
  useEffect(() => {
    if (open && isHidden(ref.current)) onClose();
  }, [open, onClose]);
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
      onClick={(event) => {
        const isMask = event.target === event.currentTarget;
        if (open && closeOnMask && isMask && !isSecondTap(openedAt.current)) panel.onClose();
      }}
      onCancel={(event) => {
        event.preventDefault();
        if (event.target === event.currentTarget) panel.onClose();
      }}
    >
      <DialogPanel {...panel} titleId={titleId} />
    </dialog>
  );
}

/** A blocker of adverts may hide it. Open and unseen, it would keep the page from every tap. */
const isHidden = (dialog: HTMLElement | null): boolean =>
  dialog !== null && getComputedStyle(dialog).display === 'none';

/**
 * A dialog's content: grip, header with the close button, scrolling body, fixed foot. Used alone only on the design
 * page.
 */
export function DialogPanel({ title, titleId, head, foot, bare, onClose, children }: PanelProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a layout of its own
    <div className="dialog__panel" role="group" aria-labelledby={titleId} tabIndex={-1}>
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

/**
 * Opens it as a native modal, or as a plain layer in old browsers. The returned function closes it and restores the
 * focus.
 */
function show(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  const isNative = typeof dialog.showModal === 'function';
  if (isNative) dialog.showModal();
  else dialog.setAttribute('open', '');
  const first =
    dialog.querySelector<HTMLElement>('[data-focus]') ?? dialog.querySelector<HTMLElement>('.dialog__panel');
  const quiet = describePanel(dialog);
  // The panel is still below the screen. A browser that scrolls to it would displace the sheet for good.
  first?.focus({ preventScroll: true });
  const letGo = isNative ? undefined : holdFocus(dialog, first);
  const removeLayer = addLayer(dialog);
  const closed = noteTaps(dialog);
  return () => {
    letGo?.();
    quiet();
    removeLayer();
    closed();
    if (dialog.close) dialog.close();
    else dialog.removeAttribute('open');
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  };
}

/** In a browser without native dialogs: a focus that leaves the top sheet comes back to it. */
function holdFocus(dialog: HTMLDialogElement, first: HTMLElement | null): () => void {
  const back = ({ target }: FocusEvent) => {
    const open = document.querySelectorAll('dialog[open]');
    if (open[open.length - 1] === dialog && !dialog.contains(target as Node)) first?.focus({ preventScroll: true });
  };
  document.addEventListener('focusin', back);
  return () => document.removeEventListener('focusin', back);
}
