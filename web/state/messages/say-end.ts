/** Shows the outcome of a writing call. */
import type { ActState } from '#shared/flows/act-once.ts';
import type { Message } from '#shared/messages/message.ts';
import { report } from '../loading/failure.ts';
import { say } from './toast.ts';

/** Shows success or the reason of the failure; true on success. Without `done` the screen itself shows the success. */
export function sayEnd(end: ActState<unknown>, done?: Message): boolean {
  if (end.step === 'done') {
    if (done) say(done, 'good');
    return true;
  }
  if (end.step === 'failed' && end.error !== undefined) report(end.error);
  else if (end.step !== 'working' && end.message) say(end.message, 'warn');
  return false;
}
