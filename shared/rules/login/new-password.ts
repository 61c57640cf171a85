/** New passwords and security answers (document 2 §2, §5). */
import type { Message } from '#shared/messages/message.ts';
import {
  enterAnswer,
  passwordChanged,
  passwordsDiffer,
  passwordTooShort,
  questionChanged,
} from '#shared/messages/security.ts';
import { isBlank } from './blank.ts';

/** Minimum length of a new password. */
export const SHORTEST_NEW_PASSWORD = 6;

/** Why a new password is refused, if it is. */
export const newPasswordRefusal = (password: string, confirm: string): Message | undefined =>
  tooShort(password) ?? differs(password, confirm);

export const tooShort = (password: string): Message | undefined =>
  password.length < SHORTEST_NEW_PASSWORD || isBlank(password) ? passwordTooShort : undefined;

export const differs = (password: string, confirm: string): Message | undefined =>
  confirm === password ? undefined : passwordsDiffer;

/** Number of digits of a new payment password. Older passwords may be longer and have other characters. */
export const PAY_PASSWORD_LENGTH = 6;

export const answerRefusal = (answer: string): Message | undefined => (isBlank(answer) ? enterAnswer : undefined);

/** Purpose of the security check (`lx` of /re-yz): 1 security question, 2 login password, 3 payment password. */
export const changePurposes = ['1', '2', '3'] as const;
export type ChangePurpose = (typeof changePurposes)[number];
export const [FOR_QUESTION, FOR_LOGIN, FOR_PAYMENT] = changePurposes;

/** Titles of the change forms. */
export const changeTitle: Readonly<Record<ChangePurpose, string>> = {
  1: '修改密保问题',
  2: '修改登录密码',
  3: '修改支付密码',
};

/** The message after a change. A new login password leads to the login route with `is_er=1`. */
export function afterChange(lx: ChangePurpose): { readonly message: Message; readonly to?: string } {
  if (lx === FOR_QUESTION) return { message: questionChanged };
  return lx === FOR_LOGIN ? { message: passwordChanged, to: '/user?path=login&is_er=1' } : { message: passwordChanged };
}
