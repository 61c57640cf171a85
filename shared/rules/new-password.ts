/** New passwords, and what a security check is for (document 2 §2, §5). */
import type { Message } from '#shared/messages/message.ts';
import {
  enterAnswer,
  passwordChanged,
  passwordsDiffer,
  passwordTooShort,
  questionChanged,
} from '#shared/messages/security.ts';

/** Characters of a new password, at least. */
export const SHORTEST_NEW_PASSWORD = 6;

/** Why a new password cannot be taken, if so. */
export const newPasswordRefusal = (password: string, confirm: string): Message | undefined =>
  tooShort(password) ?? differs(password, confirm);

/** What is wrong with a new password itself, if anything. */
export const tooShort = (password: string): Message | undefined =>
  password.length < SHORTEST_NEW_PASSWORD ? passwordTooShort : undefined;

/** What is wrong with the second time that it was typed, if anything. */
export const differs = (password: string, confirm: string): Message | undefined =>
  confirm === password ? undefined : passwordsDiffer;

/** Digits of a new payment password; older ones may be longer and of other characters. */
export const PAY_PASSWORD_LENGTH = 6;

/** Why an answer cannot be taken, if so. */
export const answerRefusal = (answer: string): Message | undefined => (answer.trim() === '' ? enterAnswer : undefined);

/** What the check is for (`lx` of /re-yz): 1 the security question, 2 the login password, 3 the payment password. */
export const changePurposes = ['1', '2', '3'] as const;
export type ChangePurpose = (typeof changePurposes)[number];
export const [FOR_QUESTION, FOR_LOGIN] = changePurposes;

/** Titles of the forms that a passed check opens. */
export const changeTitle: Readonly<Record<ChangePurpose, string>> = {
  1: '修改密保问题',
  2: '修改登录密码',
  3: '修改支付密码',
};

/** What is said after a change, and where it leads: a new login password sends to the login with `is_er=1`. */
export function afterChange(lx: ChangePurpose): { readonly message: Message; readonly to?: string } {
  if (lx === FOR_QUESTION) return { message: questionChanged };
  return lx === FOR_LOGIN ? { message: passwordChanged, to: '/user?path=login&is_er=1' } : { message: passwordChanged };
}
