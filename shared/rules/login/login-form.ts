/** Checks of the login form (document 1 §5). */
import { agreeFirst, enterPassword, enterUserName } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import { isBlank } from './blank.ts';

export interface LoginForm {
  readonly user_name: string;
  readonly password: string;
  /** The agreement is ticked. */
  readonly agree: boolean;
  /** "Remember me" is ticked. */
  readonly remember: boolean;
}

/** The field of a failed check. */
export type LoginField = 'user_name' | 'password' | 'agree';

/** Checks name, password and agreement. Names the first missing one. */
export function checkLoginForm(form: LoginForm): { ok: true } | { ok: false; because: LoginField; message: Message } {
  if (form.user_name.trim() === '') return { ok: false, because: 'user_name', message: enterUserName };
  if (isBlank(form.password)) return { ok: false, because: 'password', message: enterPassword };
  return form.agree ? { ok: true } : { ok: false, because: 'agree', message: agreeFirst };
}
