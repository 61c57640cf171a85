/** The last text message of each check, for a reload: its code is still valid, and a new one is refused for 60 s. */
import type { MessageStore, SentMessage } from '#shared/flows/sms-session.ts';
import { draftOf, keepDraft } from '#web/state/storage/drafts.ts';
import { isNumber, isRecord, isText } from '#web/state/storage/storage.ts';

const isSent = (value: unknown): value is SentMessage =>
  isRecord(value) && isText(value.chitToken) && isNumber(value.sentAt);

/** The messages of one member; '' for a visitor. */
export function sentMessages(whose: string): MessageStore {
  const key = (check: string) => `sms ${whose} ${check}`;
  return {
    get: (check) => draftOf(key(check), isSent),
    set: (check, message) => keepDraft(key(check), message),
  };
}
