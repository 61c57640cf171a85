/** What a login stores for the next one (document 1 §3, §9). */

import type { LoginForm } from '#shared/rules/login/login-form.ts';
import { isEncoded } from '#shared/rules/login/password.ts';
import { type RememberedLogin, startForm } from '#shared/rules/login/remembered-login.ts';
import type { ChitStatus } from '#shared/rules/login/sms-step.ts';
import { serverNow } from '#web/state/clock.ts';
import * as kept from '#web/state/storage/kept.ts';

/** Stores the name for 30 days, and the password only with "remember me". */
export function keepLogin({ ck_name, ck_pwd, remember, agree }: Omit<RememberedLogin, 'until'>): void {
  kept.ck_name.write(ck_name);
  if (ck_pwd === '') kept.ck_pwd.erase();
  else kept.ck_pwd.write(ck_pwd);
  kept.remember.write(remember);
  kept.agree.write(agree);
}

/** The initial form. `changed`: after a password change, when the stored password is the old one. */
export function rememberedForm(changed: boolean): LoginForm {
  const ck_name = kept.ck_name.read();
  const now = serverNow();
  if (ck_name === undefined) return startForm(undefined, now);
  const remembered = {
    ck_name,
    ck_pwd: changed ? '' : (kept.ck_pwd.read() ?? ''),
    remember: kept.remember.read() ?? false,
    agree: kept.agree.read() ?? false,
    // The storage itself drops expired values.
    until: Number.POSITIVE_INFINITY,
  };
  return startForm(remembered, now);
}

/** The placeholder of the password field: a remembered password is never shown. */
export const passwordHint = (password: string): string => (isEncoded(password) ? '已记住密码，可直接登录' : '登录密码');

/** The stored SMS verifications. */
export const chitStatus = (): ChitStatus[] => kept.user_chit_status.read() ?? [];

export const keepChitStatus = (status: readonly ChitStatus[]): void => kept.user_chit_status.write(status);

/** The next login form has this name and no password; without a name the stored one stays. */
export function rememberName(name: string): void {
  const ck_name = name || kept.ck_name.read() || '';
  if (ck_name !== '') keepLogin({ ck_name, ck_pwd: '', remember: false, agree: kept.agree.read() ?? false });
}
