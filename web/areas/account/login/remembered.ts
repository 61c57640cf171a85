/** What a login stores for the next one (document 1 §3, §9). */

import type { LoginForm } from '#shared/rules/login-form.ts';
import { isEncoded } from '#shared/rules/password.ts';
import { REMEMBERED_FOR, type RememberedLogin, startForm } from '#shared/rules/remembered-login.ts';
import type { ChitStatus } from '#shared/rules/sms-step.ts';
import { isFlag, isNumber, isRecord, isText, keep, listOf, recall } from '#web/state/storage/storage.ts';

/** Stores the name for 30 days, and the password only with "remember me". */
export function keepLogin({ ck_name, ck_pwd, remember, agree }: Omit<RememberedLogin, 'until'>): void {
  keep('ck_name', ck_name, REMEMBERED_FOR);
  keep('ck_pwd', ck_pwd === '' ? null : ck_pwd, REMEMBERED_FOR);
  keep('remember', remember, REMEMBERED_FOR);
  keep('agree', agree, REMEMBERED_FOR);
}

/** The initial form. `changed`: after a password change, when the stored password is the old one. */
export function rememberedForm(changed: boolean): LoginForm {
  const ck_name = recall('ck_name', isText);
  const now = Date.now();
  if (ck_name === undefined) return startForm(undefined, now);
  const remembered = {
    ck_name,
    ck_pwd: changed ? '' : (recall('ck_pwd', isText) ?? ''),
    remember: recall('remember', isFlag) ?? false,
    agree: recall('agree', isFlag) ?? false,
    // The storage itself drops expired values.
    until: Number.POSITIVE_INFINITY,
  };
  return startForm(remembered, now);
}

/** The placeholder of the password field: a remembered password is never shown. */
export const passwordHint = (password: string): string =>
  isEncoded(password) ? '已记住密码，可直接登录' : '至少 6 位';

const isChitStatus = (value: unknown): value is ChitStatus =>
  isRecord(value) && isText(value.name) && isNumber(value.expiry);

/** The stored SMS verifications. */
export const chitStatus = (): ChitStatus[] => recall('user_chit_status', listOf(isChitStatus)) ?? [];

export const keepChitStatus = (status: readonly ChitStatus[]): void => keep('user_chit_status', status);

/** The next login form has this name and no password; without a name the stored one stays. */
export function rememberName(name: string): void {
  const ck_name = name || recall('ck_name', isText) || '';
  if (ck_name !== '') keepLogin({ ck_name, ck_pwd: '', remember: false, agree: recall('agree', isFlag) ?? false });
}
