/** Invite codes (document 1 §5). */
import type { Message } from '#shared/messages/message.ts';
import { enterInviteCode, wrongInviteCode } from '#shared/messages/registration.ts';

/** Characters of an invite code. */
export const INVITE_CODE_LENGTH = 6;

/** Without a code the user goes to the register path. A typed code must have 6 characters. */
export type InviteCodeCheck =
  | { readonly ok: true; readonly code: string }
  | { readonly ok: false; readonly because: 'missing'; readonly message: Message; readonly to: string }
  | { readonly ok: false; readonly because: 'length'; readonly message: Message };

/** Checks an invite code that was typed or came with the address. */
export function checkInviteCode(typed: string | undefined): InviteCodeCheck {
  const code = (typed ?? '').trim();
  if (code === '') return { ok: false, because: 'missing', message: wrongInviteCode, to: '/user?path=register' };
  if (code.length !== INVITE_CODE_LENGTH) return { ok: false, because: 'length', message: enterInviteCode };
  return { ok: true, code };
}
