import { useState } from 'react';
import { changeLoginPassword } from '#shared/flows/change-secret.ts';
import { differs, newPasswordRefusal, SHORTEST_NEW_PASSWORD, tooShort } from '#shared/rules/login/new-password.ts';
import { Field } from '#web/ui/field.tsx';
import { ports } from './change-end.ts';
import { ChangeForm, useChange } from './change-form.tsx';
import type { ChangeProps } from './change-props.ts';

/** A new login password, typed twice (`lx` 2). */
export function NewPassword({ user_id, user_name, yz_chit, onClose }: ChangeProps) {
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [tried, setTried] = useState(false);
  const change = useChange('2', { user_id, user_name });

  const submit = () =>
    void change.run(() => {
      setTried(true);
      if (newPasswordRefusal(password, confirm)) return undefined;
      const own = user_id === '';
      return changeLoginPassword(ports, {
        password,
        confirm,
        yz_chit,
        isLoggedIn: own,
        ...(own ? {} : { user_id }),
      });
    });

  return (
    <ChangeForm change={change} onSubmit={submit} onClose={onClose}>
      {user_name && <p className="muted change__who">为 {user_name} 设置新的登录密码</p>}
      {/* For the browser's password manager. */}
      <input type="text" name="username" autoComplete="username" value={user_name} readOnly hidden />
      <PasswordField
        label="新密码"
        enterKeyHint="next"
        value={password}
        onChange={setPassword}
        say={`至少 ${SHORTEST_NEW_PASSWORD} 位`}
        bad={tried ? tooShort(password)?.text : undefined}
      />
      <PasswordField
        label="再输一次"
        enterKeyHint="done"
        value={confirm}
        onChange={setConfirm}
        bad={tried ? differs(password, confirm)?.text : undefined}
      />
    </ChangeForm>
  );
}

interface PasswordProps {
  readonly label: string;
  readonly enterKeyHint: 'next' | 'done';
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly say?: string;
  readonly bad: string | undefined;
}

const PasswordField = (props: PasswordProps) => (
  <Field {...props} icon="lock" type="password" autoComplete="new-password" maxLength={64} />
);
