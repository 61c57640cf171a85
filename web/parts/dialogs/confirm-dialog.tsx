import type { DialogProps } from '#web/state/dialogs/dialog-table.ts';
import { Confirm } from '#web/ui/confirm.tsx';

export function ConfirmDialog({ ask, close }: DialogProps<'confirm'>) {
  return (
    <Confirm open title={ask.title} yes={ask.yes} no={ask.no} onYes={() => close(true)} onNo={() => close(false)}>
      {ask.message.text}
    </Confirm>
  );
}
