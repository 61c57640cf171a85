import { type ReactNode, useId, useState } from 'react';
import type { ActState } from '#shared/flows/act-once.ts';
import type { Flow } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { type ChangePurpose, changeTitle } from '#shared/rules/login/new-password.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { endChange, runChange } from './change-end.ts';
import './change.css';
import { FormMessage } from '../form/form-message.tsx';

interface Who {
  readonly user_id: string;
  readonly user_name: string;
}

/** The state of one change: whether it is running, and its error. */
export function useChange(lx: ChangePurpose, { user_id, user_name }: Who) {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message>();
  /** Runs the flow that `start` returns; undefined means that the form is invalid. */
  async function run(start: () => Flow<ActState<unknown>> | undefined): Promise<void> {
    setTrouble(undefined);
    const flow = busy ? undefined : start();
    if (!flow) return;
    setBusy(true);
    const end = await runChange(flow);
    if (end === 'done') return endChange(lx, { user_id, user_name });
    setTrouble(end);
    setBusy(false);
  }
  return { lx, busy, trouble, run };
}

interface Props {
  readonly change: ReturnType<typeof useChange>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The sheet of a change: fields, error and one button. */
export function ChangeForm({ change: { lx, busy, trouble }, onSubmit, onClose, children }: Props) {
  const form = useId();
  return (
    <Dialog
      open
      title={changeTitle[lx]}
      closeOnMask={false}
      onClose={onClose}
      foot={
        <Button type="submit" form={form} size="lg" busy={busy} busyText="提交中">
          确定修改
        </Button>
      }
    >
      <form
        id={form}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        {children}
        <FormMessage message={trouble} />
      </form>
    </Dialog>
  );
}
