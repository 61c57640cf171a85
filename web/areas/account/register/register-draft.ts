/** The draft of a registration, for a reload and for returning from the login. Without password and code. */
import type { Agency } from '#shared/contract/registration.ts';
import type { RegisterForm } from '#shared/rules/register-form.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isRecord, isText } from '#web/state/storage/storage.ts';

export interface RegisterDraft extends Pick<RegisterForm, 'user_name' | 'nickname' | 'phone'> {
  readonly agency: Agency | null;
}

const KEY = 'register';

const isAgency = (value: unknown): value is Agency =>
  isRecord(value) && isText(value.agency_id) && isText(value.agency_name) && isText(value.code);

const isDraft = (value: unknown): value is RegisterDraft =>
  isRecord(value) &&
  [value.user_name, value.nickname, value.phone].every(isText) &&
  (value.agency === null || isAgency(value.agency));

export const registerDraft = (): RegisterDraft =>
  draftOf(KEY, isDraft) ?? { user_name: '', nickname: '', phone: '', agency: null };

export const keepRegisterDraft = ({ user_name, nickname, phone, agency }: RegisterDraft): void =>
  keepDraft(KEY, { user_name, nickname, phone, agency });

export const dropRegisterDraft = (): void => keepDraft(KEY, null);
