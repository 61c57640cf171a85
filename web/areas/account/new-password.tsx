import { useState } from 'react';
import { changeLoginPassword } from '#shared/flows/change-secret.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  changeTitle,
  differs,
  newPasswordRefusal,
  SHORTEST_NEW_PASSWORD,
  tooShort,
} from '#shared/rules/new-password.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { endChange, ports, runChange } from './change-end.ts';
import './change.css';
import type { ChangeProps } from './change-sheet.tsx';
import { Said } from './said.tsx';

const FORM = 'new-password';

/** A new login password, typed twice (`lx` 2). */
export function NewPassword({ user_id, user_name, yz_chit, onClose }: ChangeProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<Message>();

  async function submit() {
    setTried(true);
    setTrouble(undefined);
    if (busy || newPasswordRefusal(password, confirm)) return;
    setBusy(true);
    const own = user_id === '';
    const change = { password, confirm, yz_chit, isLoggedIn: own, ...(own ? {} : { user_id }) };
    const end = await runChange(changeLoginPassword(ports, change));
    if (end === 'done') return endChange('2', { user_id, user_name });
    setTrouble(end);
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={changeTitle[2]}
      closeOnMask={false}
      onClose={onClose}
      foot={
        <Button type="submit" form={FORM} size="lg" busy={busy} busyText="提交中">
          确定修改
        </Button>
      }
    >
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {user_name && <p className="muted change__who">为 {user_name} 设置新的登录密码</p>}
        {/* For the browser's keeper of passwords. */}
        <input type="text" name="username" autoComplete="username" value={user_name} readOnly hidden />
        <Field
          label="新密码"
          icon="lock"
          type="password"
          autoComplete="new-password"
          maxLength={64}
          enterKeyHint="next"
          value={password}
          onChange={setPassword}
          say={`至少 ${SHORTEST_NEW_PASSWORD} 位`}
          bad={tried ? tooShort(password)?.text : undefined}
        />
        <Field
          label="再输一次"
          icon="lock"
          type="password"
          autoComplete="new-password"
          maxLength={64}
          enterKeyHint="done"
          value={confirm}
          onChange={setConfirm}
          bad={tried ? differs(password, confirm)?.text : undefined}
        />
        <Said message={trouble} />
      </form>
    </Dialog>
  );
}
