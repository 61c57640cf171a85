/** Checks of the registration form, in the order of its fields (document 1 §5). */
import { WITHOUT_WIDTH } from '#shared/contract/wire.ts';
import { agreeFirst } from '#shared/messages/login.ts';
import { textTooLong } from '#shared/messages/long-text.ts';
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

/** The field of a failed check. */
export type RegisterField = keyof RegisterForm;

export type RegisterCheck =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: RegisterField; readonly message: Message };

/** Minimum lengths of a login name and a password. */
export const SHORTEST_NAME = 4;
export const SHORTEST_PASSWORD = 6;
/** The longest name of a pharmacy. */
export const LONGEST_NICKNAME = 40;

/** True for a login name of at least 4 characters without whitespace. */
export const isUserName = (name: string): boolean => [...name].length >= SHORTEST_NAME && !/\s/.test(name);

/** The server checks a name once it is longer than 3 characters. */
export const asksForName = (name: string): boolean => [...name].length > SHORTEST_NAME - 1;

export const isPhone = (phone: string): boolean => /^\d{11}$/.test(phone);

const FIELDS = ['user_name', 'nickname', 'phone', 'chit_code', 'password', 'confirm', 'agree'] as const;

/** Names the first wrong field. `asksForCode`: the SMS step is on and was not skipped. */
export function checkRegisterForm(form: RegisterForm, asksForCode: boolean): RegisterCheck {
  for (const because of FIELDS) {
    const message = registerRefusal(because, form, asksForCode);
    if (message) return { ok: false, because, message };
  }
  return { ok: true };
}

/** Why a field is refused, if it is. */
export function registerRefusal(field: RegisterField, form: RegisterForm, asksForCode: boolean): Message | undefined {
  if (field === 'nickname' && form.nickname.trim().length > LONGEST_NICKNAME)
    return textTooLong('药店简称', LONGEST_NICKNAME);
  const [fits, message] = checks[field];
  return fits(form, asksForCode) ? undefined : message;
}

type Check = readonly [fits: (form: RegisterForm, asksForCode: boolean) => boolean, otherwise: Message];

const checks: Readonly<Record<RegisterField, Check>> = {
  user_name: [({ user_name }) => isUserName(user_name), userNameTooShort],
  nickname: [({ nickname }) => nickname.replace(WITHOUT_WIDTH, '').trim() !== '', enterNickname],
  phone: [({ phone }) => isPhone(phone), enterPhone],
  chit_code: [({ chit_code }, asksForCode) => !asksForCode || isSmsDigits(chit_code), enterSmsCode],
  password: [({ password }) => password.length >= SHORTEST_PASSWORD, registerPasswordTooShort],
  confirm: [({ password, confirm }) => confirm === password, registerPasswordsDiffer],
  agree: [({ agree }) => agree, agreeFirst],
};
