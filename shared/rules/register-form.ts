/** The registration's checks, in the order of the form (document 1 §5). */
import { agreeFirst } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import {
  enterNickname,
  enterPhone,
  registerPasswordsDiffer,
  registerPasswordTooShort,
  userNameTooShort,
} from '#shared/messages/registration.ts';
import { enterSmsCode } from '#shared/messages/sms.ts';
import { isSmsCode } from './sms-code.ts';

/** What the register form holds. */
export interface RegisterForm {
  readonly user_name: string;
  readonly nickname: string;
  readonly phone: string;
  readonly chit_code: string;
  readonly password: string;
  readonly confirm: string;
  /** The agreement is ticked. */
  readonly agree: boolean;
}

/** The field that a check fails at. */
export type RegisterField = keyof RegisterForm;

export type RegisterCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: RegisterField; readonly message: Message };

/** Characters of a login name and of a password, at least. */
export const SHORTEST_NAME = 4;
export const SHORTEST_PASSWORD = 6;

/** True for a login name of at least 4 characters without whitespace. */
export const isUserName = (name: string): boolean => [...name].length >= SHORTEST_NAME && !/\s/.test(name);

/** The server is asked whether a name is taken once it is longer than 3 characters. */
export const asksForName = (name: string): boolean => [...name].length > SHORTEST_NAME - 1;

/** True for 11 digits. */
export const isPhone = (phone: string): boolean => /^\d{11}$/.test(phone);

/** Checks a form; `asksForCode` while the text-message step is on and was not skipped. The first field that is wrong is named. */
export function checkRegisterForm(form: RegisterForm, asksForCode: boolean): RegisterCheck {
  const wrong = (because: RegisterField, message: Message): RegisterCheck => ({ ok: false, because, message });
  if (!isUserName(form.user_name)) return wrong('user_name', userNameTooShort);
  if (form.nickname.trim() === '') return wrong('nickname', enterNickname);
  if (!isPhone(form.phone)) return wrong('phone', enterPhone);
  if (asksForCode && !isSmsCode(form.chit_code)) return wrong('chit_code', enterSmsCode);
  if (form.password.length < SHORTEST_PASSWORD) return wrong('password', registerPasswordTooShort);
  if (form.confirm !== form.password) return wrong('confirm', registerPasswordsDiffer);
  return form.agree ? { ok: true } : wrong('agree', agreeFirst);
}
