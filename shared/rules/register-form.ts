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
import { isSmsDigits } from './sms-code.ts';

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

/** The fields in the order of the form. */
const FIELDS = ['user_name', 'nickname', 'phone', 'chit_code', 'password', 'confirm', 'agree'] as const;

/** Checks a form; `asksForCode` while the text-message step is on and was not skipped. The first field that is wrong is named. */
export function checkRegisterForm(form: RegisterForm, asksForCode: boolean): RegisterCheck {
  for (const because of FIELDS) {
    const message = registerRefusal(because, form, asksForCode);
    if (message) return { ok: false, because, message };
  }
  return { ok: true };
}

/** What is wrong with one field of a form, if anything. */
export function registerRefusal(field: RegisterField, form: RegisterForm, asksForCode: boolean): Message | undefined {
  const [fits, message] = checks[field];
  return fits(form, asksForCode) ? undefined : message;
}

type Check = readonly [fits: (form: RegisterForm, asksForCode: boolean) => boolean, otherwise: Message];

const checks: Readonly<Record<RegisterField, Check>> = {
  user_name: [({ user_name }) => isUserName(user_name), userNameTooShort],
  nickname: [({ nickname }) => nickname.trim() !== '', enterNickname],
  phone: [({ phone }) => isPhone(phone), enterPhone],
  chit_code: [({ chit_code }, asksForCode) => !asksForCode || isSmsDigits(chit_code), enterSmsCode],
  password: [({ password }) => password.length >= SHORTEST_PASSWORD, registerPasswordTooShort],
  confirm: [({ password, confirm }) => confirm === password, registerPasswordsDiffer],
  agree: [({ agree }) => agree, agreeFirst],
};
