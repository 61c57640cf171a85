import { useLayoutEffect, useRef } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { LoginState } from '#shared/flows/login.ts';
import { isEncoded } from '#shared/rules/login/password.ts';
import { href } from '#web/navigation/routes.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { takeTyped } from '#web/state/shell/typed-before-app.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Tick } from '#web/ui/tick.tsx';
import { AgreeTick } from '../register/agree-tick.tsx';
import { type LoginStore, typedPassword } from './login-store.ts';
import { passwordHint } from './remembered.ts';

interface Props {
  readonly store: LoginStore;
  readonly at: Exclude<Snapshot<LoginState>, { step: 'sms' }>;
}

/**
 * Step 1: name, password, remember me, agreement. It is prerendered too, and takes over what was typed before the app
 * came. Without handlers it would be posted, so that no password gets into an address.
 */
export function LoginFields({ store, at }: Props) {
  const { form } = useSnapshot(store.state, { sync: true });
  const bad = (field: string) => (at.step === 'form' && at.field === field ? at.message?.text : undefined);
  const fields = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {
    const typed = takeTyped('user_name');
    if (!typed) return undefined;
    store.takeOver(typed);
    const field = fields.current?.elements.namedItem(typed.focus);
    if (field instanceof HTMLInputElement) field.focus({ preventScroll: true });
    return typed.isSubmitted ? whenReady(0, () => void store.submit()) : undefined;
  }, [store]);

  return (
    <form
      ref={fields}
      className="login__fields"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (at.step === 'form') void store.submit();
      }}
    >
      <Field
        label="用户名"
        name="user_name"
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        value={form.user_name}
        onChange={(user_name) => store.edit({ user_name })}
        bad={bad('user_name')}
      />
      <Field
        label="密码"
        name="password"
        icon="lock"
        type="password"
        autoComplete="current-password"
        maxLength={64}
        placeholder={passwordHint(form.password)}
        value={isEncoded(form.password) ? '' : form.password}
        onChange={(typed) => store.edit({ password: typedPassword(form.password, typed) })}
        bad={bad('password')}
      />
      <div className="login__row">
        <Tick name="remember" on={form.remember} square onChange={(remember) => store.edit({ remember })}>
          记住密码
        </Tick>
        <a className="link push login__forgot" href={href.user({ path: 'forget-pwd' })}>
          忘记密码
        </a>
      </div>
      <div className="login__row login__agree">
        <AgreeTick on={form.agree} bad={bad('agree') !== undefined} onChange={(agree) => store.edit({ agree })} />
      </div>
      <Button type="submit" size="lg" wide busy={at.step === 'sending'} busyText="登录中">
        登录
      </Button>
    </form>
  );
}
