/** Steps 1 to 3: watching an online payment, a transfer, an unsettled payment, success, and the timeout. */
import {
  checkBillFirst,
  paymentFailed,
  paymentIncomplete,
  paymentSaidPaid,
  paymentTimedOut,
  paymentUnsettled,
  qrCodeFailed,
  transferAwaitsReview,
} from '#shared/messages/payment.ts';
import { said } from '#shared/messages/server.ts';
import { TRANSFER } from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { clearPayment, releaseHold } from './pay-hold.ts';
import { done } from './pay-load.ts';
import { type Looked, lookOnce } from './pay-look.ts';
import type { PayEvent, PayState, SheetSaid } from './pay-state.ts';
import {
  type Dialog,
  eventOf,
  type Next,
  type Notice,
  type ToDone,
  type ToLoad,
  type ToOver,
  type ToTimeout,
  type ToTransfer,
  type ToUnsettled,
  type ToWatch,
} from './pay-transitions.ts';
import { settlePayment } from './settle-payment.ts';
import { askStatus, type WatchEnd, type WatchProgress, watchPayment } from './watch-payment.ts';

type Steps = AsyncGenerator<PayState, Next, undefined>;

const NOT_PAID: readonly WatchEnd<PayEvent>['because'][] = ['notPaid', 'timedOut'];

const closed: Next = { to: 'closed', finished: false };

export async function* atWatch(dialog: Dialog, { ...watch }: Watching): Steps {
  const now = dialog.ports.clock.now();
  // The device's clock may have been set back.
  const progress: WatchProgress = { startedAt: Math.min(watch.since ?? now, now), polls: 0 };
  const looked: Looked = { lost: 0, said: undefined };
  // Until then the server has the last word on an earlier payment of this order.
  dialog.sheet.saidPaid ||= watch.sheet === 'ok';
  for (;;) {
    const end: WatchEnd<PayEvent> = yield* watched(dialog, watch, progress, looked);
    // WeChat said that it is paid: polling continues until the server knows it.
    if (watch.sheet === 'ok' && end.because === 'notPaid') continue;
    if (NOT_PAID.includes(end.because)) await giveBack(dialog, watch);
    if (end.because === 'notPaid') keepPrepay(dialog, watch);
    const next = end.because === 'event' ? await answerTo(dialog, watch, end.event) : afterWatch(watch, end);
    if (next) return next;
  }
}

/** The sheet's report changes while the payment is watched; a late ok may be another payment's. */
type Watching = Omit<ToWatch, 'sheet' | 'started'> & { sheet?: SheetSaid; started: ToWatch['started'] };

/** A payment with a sheet that was not paid yet: the same sheet can be opened again. */
function keepPrepay({ sheet }: Dialog, { started, held, method, order }: ToWatch): void {
  if (started.how === 'jsapi' && !held) sheet.prepay = { started, method, due: order?.order.money_paid };
}

async function giveBack(dialog: Dialog, { held, order }: ToWatch): Promise<void> {
  if (held && !dialog.sheet.saidPaid) await releaseHold(dialog, order);
}

async function* watched(
  dialog: Dialog,
  { started, method, held = false, sheet }: ToWatch,
  progress: WatchProgress,
  looked: Looked,
): AsyncGenerator<PayState, WatchEnd<PayEvent>, undefined> {
  const look = (signal: AbortSignal, pressed?: boolean) => lookOnce(dialog, started.order_sn, looked, signal, pressed);
  const watching = watchPayment<PayEvent>(dialog.ports, look, dialog.context, progress);
  for (;;) {
    const { done, value } = await watching.next();
    if (done) return value;
    const known = {
      ...(method === undefined ? {} : { method }),
      ...(sheet && { sheet }),
      ...(looked.said && { said: looked.said }),
    };
    yield { step: 'paying', zt: 1, started, held, ...known, ...value };
  }
}

function afterWatch(watch: ToWatch, end: Exclude<WatchEnd<PayEvent>, { because: 'event' }>): Next {
  switch (end.because) {
    case 'paid':
      return done(end.result);
    case 'timedOut':
      return { ...watch, to: 'timeout', order_sn: watch.started.order_sn };
    case 'notPaid':
      return back(watch, { message: paymentIncomplete });
  }
}

const back = ({ order, method }: { order?: ToWatch['order']; method?: string }, notice: Notice = {}): ToLoad => ({
  to: 'load',
  notice,
  startedHere: true,
  ...(order ? { earlier: order } : {}),
  ...(method === undefined ? {} : { method }),
});

/** Handles an event at step 1; undefined continues watching. */
async function answerTo(dialog: Dialog, watch: Watching, event: PayEvent): Promise<Next | undefined> {
  if (event.type === 'close') return closed;
  if (watch.sheet === 'ok') return undefined;
  switch (event.type) {
    case 'sheet':
      return sheetSaid(dialog, watch, event);
    case 'codeFailed':
      await giveBack(dialog, watch);
      return back(watch, { message: qrCodeFailed });
    case 'back':
      // Otherwise the balance stays held while another method is chosen.
      if (watch.held) await releaseHold(dialog, watch.order);
      else if (dialog.subject.type === GOODS_ORDER) await clearPayment(dialog);
      return back(watch);
    case 'sheetFailed':
      return sheetFailed(dialog, watch, event.content ?? '');
    default:
      return undefined;
  }
}

/**
 * Handles the sheet's report. After a cancel the server is asked first; then the sheet can be opened again. After an ok
 * polling continues.
 */
async function sheetSaid(
  { ports, context, sheet }: Dialog,
  watch: Watching,
  { said, order_sn }: Extract<PayEvent, { type: 'sheet' }>,
): Promise<Next | undefined> {
  if (said === 'opened') {
    delete watch.sheet;
    return undefined;
  }
  if (said === 'ok') {
    watch.sheet = said;
    sheet.saidPaid = true;
    if (order_sn !== undefined && order_sn !== watch.started.order_sn) watch.started = { order_sn, how: 'resumed' };
    context.events.send({ type: 'look' });
    return undefined;
  }
  if (said === 'notReady') {
    watch.sheet = said;
    return undefined;
  }
  const asked = await askStatus(ports, watch.started.order_sn, context.signal);
  if (asked && asked !== 'lost') return done(asked);
  watch.sheet = said;
  return undefined;
}

/** The sheet is not reliable: the server is asked before the payment is called failed. */
async function sheetFailed(dialog: Dialog, watch: ToWatch, content: string): Promise<Next> {
  const { order_sn } = watch.started;
  const asked = await askStatus(dialog.ports, order_sn, dialog.context.signal);
  if (asked === 'lost') return unsettled(dialog, watch, order_sn);
  if (asked) return done(asked);
  await giveBack(dialog, watch);
  return back(watch, { message: said(content) ?? paymentFailed });
}

/** An online payment with an unknown outcome: nothing is paid again. */
const unsettled = (
  { subject }: Dialog,
  { order, method, held = false }: Pick<ToWatch, 'order' | 'method' | 'held'>,
  order_sn: string,
): ToUnsettled => ({
  to: 'unsettled',
  held,
  lost: { subject, order_sn, online: true },
  ...(order ? { order } : {}),
  ...(method === undefined ? {} : { method }),
});

export async function* atTimeout(dialog: Dialog, timeout: ToTimeout): Steps {
  const { context, sheet } = dialog;
  const looked: Looked = { lost: 0, said: undefined };
  for (;;) {
    const message = sheet.saidPaid ? paymentSaidPaid : paymentTimedOut;
    yield { step: 'timedOut', zt: 3, message, ...(sheet.saidPaid && { sheet: 'ok' }) };
    const event = await eventOf(context, 'again', 'look', 'sheet', 'close');
    if (event.type === 'close') return closed;
    if (event.type === 'sheet') sheet.saidPaid ||= event.said === 'ok';
    const asked = await lookOnce(dialog, timeout.order_sn, looked, context.signal, event.type !== 'again');
    if (asked && asked !== 'lost') return done(asked);
    if (event.type !== 'again') continue;
    if (asked === 'lost') return unsettled(dialog, timeout, timeout.order_sn);
    sheet.paysAgain = sheet.saidPaid;
    return back(timeout, sheet.saidPaid ? { message: checkBillFirst } : {});
  }
}

export async function* atTransfer({ context }: Dialog, { order, use_ye }: ToTransfer): Steps {
  yield { step: 'transfer', zt: 1, order, use_ye };
  const event = await eventOf(context, 'transferred', 'back', 'close');
  if (event.type === 'close') return closed;
  return event.type === 'back'
    ? { to: 'load', earlier: order, method: TRANSFER }
    : { to: 'done', message: transferAwaitsReview, result: event.split ? { split: event.split } : {} };
}

export async function* atUnsettled(dialog: Dialog, { lost, held, ...earlier }: ToUnsettled): Steps {
  const { ports, context } = dialog;
  for (;;) {
    yield { step: 'unsettled', zt: 1, message: paymentUnsettled };
    const event = await eventOf(context, 'look', 'paid', 'again', 'close');
    if (event.type === 'close') return closed;
    const read = await settlePayment(ports, lost, context.signal);
    if (read === 'unknown') continue;
    // If the payment is unknown, the hold is unknown too.
    if (!read && held) await releaseHold(dialog, earlier.order);
    else if (!read && lost.online && lost.subject.type === GOODS_ORDER) await clearPayment(dialog);
    return read ? done(read) : back(earlier, { message: paymentIncomplete });
  }
}

export async function* atDone({ context, sheet }: Dialog, { to: _, ...end }: ToDone): Steps {
  sheet.saidPaid = false;
  // Who closed it, or went back, while it was being paid still sees that it is paid.
  context.events.forget();
  yield { step: 'done', zt: 2, ...end };
  await eventOf(context, 'close');
  return { to: 'closed', finished: true };
}

export async function* atOver({ context }: Dialog, { message }: ToOver): Steps {
  yield { step: 'over', zt: 0, message };
  await eventOf(context, 'close');
  return closed;
}
