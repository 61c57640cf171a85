/**
 * Looks after payments that were started here, on whatever page the buyer is. A payment on another page may lead back
 * to any page; what WeChat's sheet reported is asked until the server knows it, also after its dialog was closed.
 */
import { subscribe } from 'valtio/vanilla';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { session } from '#web/state/session/session.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { isBindingAsked } from './binding-asked.ts';
import { onReported, pendingPayment, reportedPayments } from './pending-payment.ts';

const isPending = (): boolean => reportedPayments().length > 0 || pendingPayment() !== undefined || isBindingAsked();

/** Called once by `web/boot`. The rest loads only with a pending payment. */
export function watchPending(): void {
  const look = () => {
    if (!isLoggedIn(session.token) || !isPending()) return;
    void import('./pending-watch.lazy.ts').then((watch) => watch.lookAfterPending()).catch(() => undefined);
  };
  whenReady(START_DELAY, () => {
    look();
    subscribe(session, look);
    onReported(look);
  });
}
