/**
 * Looks after payments that were started here, on whatever page the buyer is. A payment on another page may lead back
 * to any page; what WeChat's sheet reported is asked until the server knows it, also after its dialog was closed.
 */
import { subscribe } from 'valtio/vanilla';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { session } from '#web/state/session/session.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { onElsewhere } from '#web/state/storage/entry.ts';
import { app_pay, said_paid } from '#web/state/storage/kept.ts';
import { isBindingAsked } from './binding-asked.ts';
import { onReportedChanged } from './reported-changed.ts';

/** The rest loads only with a pending payment. */
function lookForPending(): void {
  if (!isLoggedIn(session.token)) return;
  if (!said_paid.mine().read()?.length && !app_pay.mine().read() && !isBindingAsked()) return;
  void import('./pending-watch.lazy.ts').then((watch) => watch.lookAfterPending()).catch(() => undefined);
}

/** Called once by `web/boot`. */
export function watchPending(): void {
  whenReady(START_DELAY, () => {
    lookForPending();
    subscribe(session, lookForPending);
    onReportedChanged(lookForPending);
    onElsewhere((key) => key === said_paid.key && lookForPending());
  });
}
