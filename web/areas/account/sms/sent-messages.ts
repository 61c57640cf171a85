/** The last text message of each check, for a reload: its code is still valid, and a new one is refused for 60 s. */
import type { MessageStore } from '#shared/flows/sms-session.ts';
import * as kept from '#web/state/storage/kept.ts';

/** The messages of this member or visitor. */
export function sentMessages(): MessageStore {
  return {
    get: (check) => kept.sms.mine(check).read(),
    set: (check, message) => (message ? kept.sms.mine(check).write(message) : kept.sms.mine(check).erase()),
  };
}
