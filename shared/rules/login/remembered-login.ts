/** The remembered login (document 1 §5, §9). */
import type { LoginForm } from './login-form.ts';
import { encodePassword } from './password.ts';
import { REMEMBERED_FOR } from './remembered-for.ts';

/** Field names of the local storage. `until` is ms since 1970. */
export interface RememberedLogin {
  readonly ck_name: string;
  /** Encoded; '' unless "remember me" was ticked. */
  readonly ck_pwd: string;
  readonly remember: boolean;
  readonly agree: boolean;
  readonly until: number;
}

/** What to remember of a login at `now`: the name, and with "remember me" the password. */
export const toRemember = (form: LoginForm, now: number): RememberedLogin => ({
  ck_name: form.user_name.trim(),
  ck_pwd: form.remember ? encodePassword(form.password) : '',
  remember: form.remember,
  agree: form.agree,
  until: now + REMEMBERED_FOR,
});

/** The initial form: the remembered login until it expires, else empty. */
export function startForm(remembered: RememberedLogin | undefined, now: number): LoginForm {
  if (!remembered || now >= remembered.until) return { user_name: '', password: '', agree: false, remember: false };
  const { ck_name, ck_pwd, remember, agree } = remembered;
  return { user_name: ck_name, password: ck_pwd, agree, remember };
}
