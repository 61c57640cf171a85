/** Step 0: choosing a payment method, and paying. */
import { RefusedError } from '#shared/errors.ts';
import { codeElsewhere, noPaymentMethod, paymentIncomplete } from '#shared/messages/payment.ts';
import {
  BALANCE,
  balanceState,
  checkPaymentPassword,
  combinedRefusal,
  firstMethod,
  showsCombined,
  TRANSFER,
  WECHAT,
  withoutMethods,
} from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER } from '#shared/rules/pay/payment-subject.ts';
import { askOfSums, type Choice, differs, nameOf, renew, takeCharge, takeHandedIn, view } from './pay-chosen.ts';
import { clearPayment, readAfterHold, releaseHold } from './pay-hold.ts';
import { closedBefore, done, doneBefore } from './pay-load.ts';
import type { PayEvent, PayState } from './pay-state.ts';
import { checkPassword, loadOrder, ofOwnNumber, payByBalance, readOrder, startOnline } from './pay-steps.ts';
import { type Dialog, eventOf, isClose, type Next, type Notice, resumed, type ToChoice } from './pay-transitions.ts';
import { readBefore, SETTLE_PAUSE, SETTLE_READINGS, settlePayment } from './settle-payment.ts';
import { unlessEvent } from './waits.ts';

export async function* atChoice(
  dialog: Dialog,
  { order, method, notice = {}, begin }: ToChoice,
): AsyncGenerator<PayState, Next, undefined> {
  if (!begin) dialog.charge.told = undefined;
  const choice: Choice = { dialog, order, method: method ?? firstMethod(order), combined: begin?.use_ye ?? false };
  const paid: Next | Notice | undefined = begin?.waited ? yield* look(choice) : undefined;
  const outcome: Next | Notice = paid ?? (begin ? yield* online(choice, begin.byCode) : notice);
  if ('to' in outcome) return outcome;
  for (let say = outcome; ; ) {
    // Drops a second tap on something that is done already.
    dialog.context.events.forget(isClose);
    yield view(choice, say);
    const settled = yield* settleHold(choice, say);
    if (settled) return settled;
    const event = await eventOf(dialog.context, 'choose', 'combine', 'confirm', 'release', 'sheet', 'close');
    if (event.type === 'close') return { to: 'closed', finished: false };
    if (event.type === 'release') return yield* release(choice);
    if (event.type === 'sheet') {
      const late = lateOk(choice, event);
      if (late) return late;
      continue;
    }
    if (event.type === 'confirm') {
      const confirmed: Next | Notice = yield* confirm(choice, event.password ?? '');
      if ('to' in confirmed) return confirmed;
      say = confirmed;
    } else {
      say = event.type === 'choose' ? choose(choice, event.method) : combine(choice, event.on);
    }
  }
}

/** Reads whether held balance was released, until the user acts. The order may turn out to be paid. */
async function* settleHold(choice: Choice, say: Notice): AsyncGenerator<PayState, Next | undefined, undefined> {
  const { ports, subject, context, hold } = choice.dialog;
  for (let reading = 1; hold.lost && reading <= SETTLE_READINGS; reading++) {
    const read = await unlessEvent(context, async (signal) => {
      await ports.clock.wait(SETTLE_PAUSE, signal);
      return loadOrder(ports, subject, signal);
    });
    if (!read) return undefined;
    if ('paid' in read) return done(read.paid);
    if ('closed' in read) return closedBefore;
    if ('ok' in read) choice.order = readAfterHold(choice.dialog, read.ok);
    // The error was reported before.
    if (!hold.lost) yield view(choice, { ...say, error: undefined });
  }
  return undefined;
}

async function* release(choice: Choice): AsyncGenerator<PayState, Next, undefined> {
  yield view(choice, { working: 'releasing' });
  await releaseHold(choice.dialog, choice.order);
  return { to: 'load', earlier: choice.order, method: choice.method };
}

function choose(choice: Choice, method: string): Notice {
  if (!choice.order.pay_list.some(({ pay_id }) => pay_id === method)) return {};
  choice.method = method;
  choice.dialog.charge.told = undefined;
  choice.combined = choice.combined && showsCombined(method, choice.order);
  return {};
}

function combine(choice: Choice, on: boolean): Notice {
  const refusal = on ? combinedRefusal(choice.order) : undefined;
  if (refusal) return { message: refusal, field: 'combined' };
  choice.dialog.charge.told = undefined;
  choice.combined = on && showsCombined(choice.method, choice.order);
  return {};
}

async function* confirm(choice: Choice, password: string): AsyncGenerator<PayState, Next | Notice, undefined> {
  const none = withoutMethods(choice.order);
  if (none || choice.method === '') return { message: none ?? noPaymentMethod };
  const before: Next | Notice | undefined = yield* look(choice);
  if (before) return before;
  if (choice.method === BALANCE) return yield* withBalance(choice, password);
  // Using part of the balance needs the payment password as well.
  const wrong: Notice | undefined = choice.combined ? yield* prove(choice, password) : undefined;
  if (wrong) return wrong;
  if (choice.method === TRANSFER) return { to: 'transfer', order: choice.order, use_ye: choice.combined };
  if (choice.method === WECHAT && choice.dialog.ports.binding?.isHere())
    return { to: 'binding', order: choice.order, use_ye: choice.combined };
  return yield* online(choice);
}

/**
 * Checks whether the order was paid or closed elsewhere, and whether the amounts still hold: before the balance pays a part, and
 * where the order's row tells another one. Nothing is started if not, or while it is unknown.
 */
async function* look(choice: Choice): AsyncGenerator<PayState, Next | Notice | undefined, undefined> {
  yield view(choice, { working: 'looking' });
  const { ports, subject, context, sheet } = choice.dialog;
  const reported = sheet.paysAgain ? undefined : ports.saidPaid?.();
  if (reported) return resumed(reported);
  const other = takeElsewhere(choice);
  if (other) return other;
  const spends = choice.combined || choice.method === BALANCE;
  const [before, read] = await Promise.all([
    readBefore(ports, subject, context.signal),
    spends ? readOrder(ports, subject, context.signal) : undefined,
  ]);
  if ('trouble' in before) return before.trouble;
  if ('closed' in before) return closedBefore;
  if ('paid' in before) return doneBefore(choice.dialog, before.paid);
  const told = 'handedIn' in before ? takeHandedIn(choice) : undefined;
  if (told) return told;
  choice.dialog.sums.row = before.sum ?? choice.dialog.sums.row;
  // Both may have changed since the order was read.
  const now = read ?? (differs(choice) ? await readOrder(ports, subject, context.signal) : undefined);
  const own = now && ofOwnNumber(now, before, context.signal);
  if (!own) return undefined;
  if ('trouble' in own) return own.trouble;
  if (own.ok.order.paid) return doneBefore(choice.dialog, {});
  return renew(choice, own.ok) ?? askOfSums(choice);
}

/** A code that is open in another tab is told once; then the same code is shown here, or another way is begun in its place. */
function takeElsewhere({ dialog, order, method, combined }: Choice): Next | Notice | undefined {
  const other = dialog.ports.elsewhere?.();
  if (!other) return undefined;
  if (dialog.elsewhere.told !== other.order_sn) {
    dialog.elsewhere.told = other.order_sn;
    return { message: codeElsewhere, field: 'amount' };
  }
  const isSame = other.method === method && (other.held ?? false) === combined;
  return isSame ? { ...resumed(other), order } : undefined;
}

/** The sheet of a payment that was left reports ok after all. */
function lateOk({ order, method }: Choice, { said, order_sn }: Extract<PayEvent, { type: 'sheet' }>): Next | undefined {
  if (said !== 'ok' || order_sn === undefined) return undefined;
  return { to: 'watch', started: { order_sn, how: 'resumed' }, sheet: 'ok', order, method };
}

/** Checks the payment password; returns what is wrong with it, if anything. */
async function* prove(choice: Choice, password: string): AsyncGenerator<PayState, Notice | undefined, undefined> {
  const typed = checkPaymentPassword(password);
  if (!typed.ok) return { message: typed.message, field: 'password' };
  yield view(choice, { working: 'password' });
  const { ports, context } = choice.dialog;
  const checked = await checkPassword(ports, password, context.signal);
  if (!('trouble' in checked)) return undefined;
  // A lost connection is not the password's fault.
  return checked.trouble.error instanceof RefusedError ? { ...checked.trouble, field: 'password' } : checked.trouble;
}

async function* withBalance(choice: Choice, password: string): AsyncGenerator<PayState, Next | Notice, undefined> {
  const { ports, subject, context } = choice.dialog;
  const balance = balanceState(choice.order);
  if (!balance.ok) return { message: balance.message };
  const wrong: Notice | undefined = yield* prove(choice, password);
  if (wrong) return wrong;
  yield view(choice, { working: 'paying' });
  const sent = await payByBalance(ports, subject, context.signal);
  if ('trouble' in sent) return refused(choice, sent.trouble);
  if ('ok' in sent) return done({ pay_name: nameOf(choice) });
  return yield* settled(choice, false);
}

/** After a refusal the order is loaded again: it may have been paid elsewhere meanwhile. */
const refused = ({ order, method }: Choice, notice: Notice): Next => ({ to: 'load', earlier: order, method, notice });

/** Settles a payment whose answer was lost, by reading. */
async function* settled(choice: Choice, online: boolean): AsyncGenerator<PayState, Next, undefined> {
  const { order, method, dialog } = choice;
  yield view(choice, { working: 'settling' });
  const lost = { subject: dialog.subject, order_sn: order.order.order_sn, online };
  const read = await settlePayment(dialog.ports, lost, dialog.context.signal);
  if (read === 'unknown') return { to: 'unsettled', lost, held: choice.combined, order, method };
  if (read) return done(read);
  if (choice.combined) await releaseHold(dialog, order);
  return { to: 'load', earlier: order, method, notice: { message: paymentIncomplete }, startedHere: true };
}

async function* online(choice: Choice, byCode = false): AsyncGenerator<PayState, Next | Notice, undefined> {
  const { order, method, combined } = choice;
  const { ports, subject, context } = choice.dialog;
  const again = byCode ? undefined : reusable(choice);
  if (again) return again;
  yield view(choice, { working: 'starting' });
  choice.dialog.hold.started = true;
  const started = await startOnline(ports, subject, { method, use_ye: combined, byCode }, context.signal);
  if ('trouble' in started) {
    // Started without a QR code or page: the held balance is released before anything else is chosen.
    if (combined && started.trouble.error === undefined) await releaseHold(choice.dialog, order);
    return refused(choice, started.trouble);
  }
  if ('unknown' in started) return yield* settled(choice, true);
  const { payment, charges } = started.ok;
  const other = takeCharge(choice, charges);
  if (other) return yield* giveUp(choice, other);
  // Without its own number it is watched by the order's.
  const order_sn = payment.order_sn || order.order.order_sn;
  return { to: 'watch', started: { ...payment, order_sn }, held: combined, order, method };
}

/** Ends a payment that was started with other amounts than were shown. The new ones are shown, and asked for. */
async function* giveUp(choice: Choice, notice: Notice): AsyncGenerator<PayState, Notice, undefined> {
  const { ports, subject, context } = choice.dialog;
  yield view(choice, { working: 'starting' });
  if (choice.combined) await releaseHold(choice.dialog, choice.order);
  else if (subject.type === GOODS_ORDER) await clearPayment(choice.dialog);
  const read = await readOrder(ports, subject, context.signal);
  return ('ok' in read && renew(choice, read.ok)) || notice;
}

/** The payment that was started here and not paid yet, when it is for the same method and amount. */
function reusable({ order, method, combined, dialog }: Choice): Next | undefined {
  const { prepay } = dialog.sheet;
  if (!prepay || combined || prepay.method !== method || prepay.due !== order.order.money_paid) return undefined;
  // A new object: the screen opens the sheet once for each.
  return { to: 'watch', started: { ...prepay.started }, order, method };
}
