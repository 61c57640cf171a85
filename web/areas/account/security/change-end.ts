/** The end of a change: its result, the message, the navigation (document 2 §4). */
import type { ActState } from '#shared/flows/act-once.ts';
import { type Flow, lastOf } from '#shared/flows/flow.ts';
import type { Message } from '#shared/messages/message.ts';
import { afterChange, type ChangePurpose, FOR_PAYMENT, FOR_QUESTION } from '#shared/rules/login/new-password.ts';
import { goBack, goInstead } from '#web/navigation/navigate.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { href, hrefOf } from '#web/navigation/routes.ts';
import { returnToPayment } from '#web/parts/member/left-payment.ts';
import { webClock } from '#web/state/clock.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { inPlace } from '#web/state/messages/in-place.ts';
import { say } from '#web/state/messages/toast.ts';
import { signOut } from '#web/state/session/session.ts';
import { loginName } from '#web/state/storage/owner.ts';
import { rememberName } from '../login/remembered.ts';
import { noteQuestionChanged } from './pending-secrets.ts';

/** The ports of the change flows. */
export const ports = { client: api, clock: webClock };

/** Runs a change: 'done', or the form's message, if any. */
export async function runChange(flow: Flow<ActState<unknown>>): Promise<'done' | Message | undefined> {
  try {
    const end = await lastOf(flow);
    if (end.step === 'done') return 'done';
    return end.step === 'unknown' ? end.message : inPlace(end.step === 'failed' ? end : {});
  } catch (error) {
    report(error);
    return undefined;
  }
}

/** Shows success and navigates: after a login password to the login with the name filled in, else back. */
export function endChange(lx: ChangePurpose, who: { readonly user_id: string; readonly user_name: string }): void {
  const { message, to } = afterChange(lx);
  say(message, 'good');
  if (lx === FOR_QUESTION) noteQuestionChanged();
  if (to === undefined) {
    flagForReload('userCenter');
    goBack(href.passwords());
    if (lx === FOR_PAYMENT) returnToPayment();
    return;
  }
  rememberName(who.user_name || (who.user_id === '' ? loginName() : ''));
  goInstead(hrefOf(to));
  // The server has ended all logins of this account; the current login stays if it is another account's.
  if (who.user_id === '') signOut();
}
