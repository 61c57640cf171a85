import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { useTopLayer } from './layers.ts';
import './toast-view.css';

/** A new `id` with the same text is shown again. */
export type Toast = { id: number; text: string; kind: 'good' | 'warn' | 'plain' };

/**
 * The only place where toasts appear: a quarter down the screen, above any open dialog, as a polite live region. Keep
 * it mounted and pass null for none, so that screen readers know the region. `tell` writes into it too, unseen.
 */
export function ToastView({ toast }: { toast: Toast | null }) {
  const top = useTopLayer();
  const region = (
    <div className="toast-place" role="status" aria-live="polite" aria-atomic="false">
      <p className="told visually-hidden" />
      {toast && (
        <div className="toast" key={toast.id}>
          {toast.kind !== 'plain' && <Icon name={toast.kind === 'good' ? 'check' : 'warn'} />}
          {toast.text}
        </div>
      )}
    </div>
  );
  return top ? createPortal(region, top) : region;
}
