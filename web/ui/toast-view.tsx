import { createPortal } from 'react-dom';
import { Icon } from './icon.tsx';
import { useTopLayer } from './layers.ts';
import './toast-view.css';

/** What a toast says; a new `id` with the same words is said again. */
export type Toast = { id: number; text: string; kind: 'good' | 'warn' | 'plain' };

/**
 * The one place where toasts appear: a quarter down the screen, over any open dialog, spoken politely.
 * Keep it mounted and pass null for silence, so that a screen reader knows the region before it speaks.
 */
export function ToastView({ toast }: { toast: Toast | null }) {
  const top = useTopLayer();
  const region = (
    <div className="toast-place" role="status" aria-live="polite">
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
