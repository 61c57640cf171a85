/** Continues pending payments, and asks for those that WeChat's sheet reported as paid. */

import { askReported, reportedPause } from '#shared/flows/reported-payment.ts';
import { paymentArrived, reportedOrderClosed } from '#shared/messages/payment.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { webClock } from '#web/state/clock.ts';
import type { PayAsk } from '#web/state/dialogs/dialog-table.ts';
import { dialogs, open } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { say } from '#web/state/messages/toast.ts';
import { session } from '#web/state/session/session.ts';
import { tellEveryTab } from '#web/state/storage/other-tabs.ts';
import { note } from '#web/state/trail/trail.ts';
import { takeBindingAsked } from './binding-asked.ts';
import { isCodeHere, type PendingPayment, pendingPayment, reportedPayments, settlePending } from './pending-payment.ts';

const ports = { client: api, clock: webClock };

/** Payments whose dialog was opened again in this visit. */
const resumed = new Set<string>();
let asking = false;
let atOnce: (() => void) | undefined;

document.addEventListener('visibilitychange', () => atOnce?.());
addEventListener('pageshow', () => atOnce?.());
addEventListener('online', () => atOnce?.());

/** Opens the dialog of a payment that was left by a reload, once, and asks for the reported ones. */
export function lookAfterPending(): void {
  const asked = isPaying() ? undefined : takeBindingAsked();
  if (asked) void open('pay', asked).then(() => tellChanged(asked));
  const left = leftByReload();
  if (left && !resumed.has(left.order_sn) && !isPaying()) void resume(left);
  if (!asking) void askAll();
}

/** A QR code that another tab may show is shown only on demand; so is a sheet that was cancelled. */
function leftByReload(): PendingPayment | undefined {
  const open = reportedPayments().find(({ left }) => !left);
  const pending = open ?? pendingPayment();
  if (!pending || pending.sheet === 'cancelled') return undefined;
  return pending.code_url && !isCodeHere(pending) ? undefined : pending;
}

const isPaying = (): boolean => dialogs.open.some(({ name }) => name === 'pay');

async function resume(payment: PendingPayment): Promise<void> {
  resumed.add(payment.order_sn);
  await open('pay', payment);
  tellChanged(payment);
}

function tellChanged({ type, order_id }: PayAsk): void {
  flagForReload('order', 'orderInfo', 'userCenter', 'index', 'topUp');
  if (type === GOODS_ORDER) tellEveryTab({ of: 'orders', id: order_id });
}

/** Asks until the server knows all of them. An open dialog asks for its own. */
async function askAll(): Promise<void> {
  asking = true;
  try {
    while (reportedPayments().length > 0 && isLoggedIn(session.token)) {
      await pauseOr(reportedPause(reportedPayments(), webClock.now()));
      if (document.visibilityState === 'visible' && !isPaying()) for (const one of reportedPayments()) await ask(one);
    }
  } catch (error) {
    note('fault', error);
  } finally {
    asking = false;
  }
}

const pauseOr = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    atOnce = () => {
      clearTimeout(timer);
      resolve();
    };
  });

async function ask(payment: PendingPayment): Promise<void> {
  const end = await askReported(ports, payment, new AbortController().signal);
  if (end === 'unknown') return;
  settlePending(payment);
  const number = payment.number ?? payment.order_sn;
  if (end === 'paid') say(paymentArrived(number), 'good');
  else say(reportedOrderClosed(number), 'warn');
  tellChanged(payment);
}
