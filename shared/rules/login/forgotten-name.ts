/** The login name on the forgot-password screen: typed, or found and remembered (document 1 §5). */
import { enterUserName } from '#shared/messages/login.ts';
import type { Message } from '#shared/messages/message.ts';
import { rememberUserName } from '#shared/messages/registration.ts';

export interface ForgottenName {
  readonly name: string;
  /** The name was chosen from the search results. */
  readonly found: boolean;
  /** The user confirmed to remember it. */
  readonly remembered: boolean;
}

/** Why the user cannot continue; undefined when they can. */
export function forgottenNameRefusal({ name, found, remembered }: ForgottenName): Message | undefined {
  if (name.trim() === '') return enterUserName;
  return found && !remembered ? rememberUserName : undefined;
}
