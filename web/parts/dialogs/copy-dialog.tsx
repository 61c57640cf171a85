import { useEffect, useRef } from 'react';
import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import './copy-dialog.css';

/** Text that could not be copied: selected, for a long press. */
export function CopyDialog({ ask: { text }, close }: DialogProps<'copy'>) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, []);
  return (
    <Dialog
      open
      title="长按复制"
      width={400}
      onClose={() => close()}
      foot={
        <Button size="lg" wide onClick={() => close()}>
          知道了
        </Button>
      }
    >
      <p className="small muted">这里不能自动复制，请长按下面的文字，选择「复制」</p>
      <textarea
        ref={field}
        className="copy-dialog__text"
        readOnly
        rows={4}
        aria-label="要复制的内容"
        value={text}
        data-focus
      />
    </Dialog>
  );
}
