/** The draft of a registration, for a reload and for returning from the login. Without password and code. */
import type { Agency } from '#shared/contract/registration.ts';
import type { RegisterForm } from '#shared/rules/login/register-form.ts';
import * as kept from '#web/state/storage/kept.ts';

export interface RegisterDraft extends Pick<RegisterForm, 'user_name' | 'nickname' | 'phone'> {
  readonly agency: Agency | null;
}

export const registerDraft = (): RegisterDraft =>
  kept.register.mine().read() ?? { user_name: '', nickname: '', phone: '', agency: null };

export const keepRegisterDraft = ({ user_name, nickname, phone, agency }: RegisterDraft): void =>
  kept.register.mine().write({ user_name, nickname, phone, agency });

export const dropRegisterDraft = (): void => kept.register.mine().erase();
