import type { Message } from '#shared/messages/message.ts';
import { type DialogProps, open } from '#web/state/dialogs.ts';
import { Confirm } from '#web/ui/confirm.tsx';

declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** A question with two answers; true is yes. */
    confirm: { ask: Question; outcome: boolean };
  }
}

interface Question {
  readonly title?: string;
  readonly message: Message;
  readonly yes?: string;
  readonly no?: string;
}

/** The confirm dialog of the whole shop. */
export function ConfirmDialog({ ask, close }: DialogProps<'confirm'>) {
  return (
    <Confirm open title={ask.title} yes={ask.yes} no={ask.no} onYes={() => close(true)} onNo={() => close(false)}>
      {ask.message.text}
    </Confirm>
  );
}

/** Asks, and is true only for a yes. */
export const confirm = async (question: Question): Promise<boolean> => (await open('confirm', question)) === true;
