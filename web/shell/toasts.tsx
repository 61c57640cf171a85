import { useSnapshot } from 'valtio';
import { toast } from '#web/state/messages/toast.ts';
import { ToastView } from '#web/ui/toast-view.tsx';

/** The current toast. */
export function Toasts() {
  const { text, tone, number } = useSnapshot(toast);
  return <ToastView toast={text === '' ? null : { id: number, text, kind: tone }} />;
}
