/** The forgot-password screen: a login name is typed, or found by words and kept in mind (document 1 §5). */
import { enterUserName } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import { rememberUserName } from '#shared/messages/registration.ts';

export interface ForgottenName {
  readonly name: string;
  /** The name was chosen among those that were found, not typed. */
  readonly found: boolean;
  /** The person confirmed to have it in mind. */
  readonly remembered: boolean;
}

/** Why nobody can go on with this name, if so. */
export function forgottenNameRefusal({ name, found, remembered }: ForgottenName): Message | undefined {
  if (name.trim() === '') return enterUserName;
  return found && !remembered ? rememberUserName : undefined;
}
