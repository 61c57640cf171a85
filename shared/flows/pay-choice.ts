/** Step 0: choosing a payment method, and paying. */
import { RefusedError } from '#shared/errors.ts';
import { heldPartUnknown, noPaymentMethod, paymentIncomplete } from '#shared/messages/payment.ts';
import {
  BALANCE,
  balanceState,
  checkPaymentPassword,
  combinedRefusal,
  firstMethod,
  showsCombined,
  splitAmount,
  TRANSFER,
  WECHAT,
  withoutMethods,
} from '#shared/rules/payment-methods.ts';
import { letGo, readAfterHold } from './pay-hold.ts';
import { done, doneBefore } from './pay-load.ts';
import type { Choosing, PayOrder, PayState } from './pay-state.ts';
import { checkPassword, loadOrder, payByBalance, startOnline } from './pay-steps.ts';
import { type Dialog, eventOf, isClose, type Next, type ToChoice, type Told } from './pay-transitions.ts';
import { paidBefore, SETTLE_PAUSE, SETTLE_READINGS, settlePayment } from './settle-payment.ts';
import { unlessEvent } from './waits.ts';

/** The current choice in the dialog. */
interface Desk {
  readonly dialog: Dialog;
  order: PayOrder;
  method: string;
  combined: boolean;
}

export async function* atChoice(
  dialog: Dialog,
  { order, method, told = {}, begin }: ToChoice,
): AsyncGenerator<PayState, Next, undefined> {
  const desk: Desk = { dialog, order, method: method ?? firstMethod(order), combined: begin?.use_ye ?? false };
  const paid: Next | Told | undefined = begin?.waited ? yield* look(desk) : undefined;
  const begun: Next | Told = paid ?? (begin ? yield* online(desk) : told);
  if ('to' in begun) return begun;
  for (let say = begun; ; ) {
    // Drops a second tap on something that is done already.
    dialog.context.events.forget(isClose);
    yield view(desk, say);
    const settled = yield* settleHold(desk, say);
    if (settled) return settled;
    const event = await eventOf(dialog.context, 'choose', 'combine', 'confirm', 'release', 'close');
    if (event.type === 'close') return { to: 'closed', finished: false };
    if (event.type === 'release') return yield* release(desk);
    if (event.type === 'confirm') {
      const confirmed: Next | Told = yield* confirm(desk, event.password ?? '');
      if ('to' in confirmed) return confirmed;
      say = confirmed;
    } else {
      say = event.type === 'choose' ? choose(desk, event.method) : combine(desk, event.on);
    }
  }
}

function view({ order, method, combined, dialog }: Desk, more: Partial<Choosing>): Choosing {
  const none = withoutMethods(order);
  return {
    step: 'choose',
    zt: 0,
    order,
    methods: order.pay_list,
    method,
    split: splitAmount(method, combined, order),
    balance: balanceState(order),
    combined: { shown: showsCombined(method, order), on: combined },
    ...(none ? { none } : {}),
    ...(dialog.hold.lost ? { hold: heldPartUnknown } : {}),
    ...more,
  };
}

/** Reads whether held balance was released, until the user acts. The order may turn out to be paid. */
async function* settleHold(desk: Desk, say: Told): AsyncGenerator<PayState, Next | undefined, undefined> {
  const { ports, subject, context, hold } = desk.dialog;
  for (let reading = 1; hold.lost && reading <= SETTLE_READINGS; reading++) {
    const read = await unlessEvent(context, async (signal) => {
      await ports.clock.wait(SETTLE_PAUSE, signal);
      return loadOrder(ports, subject, signal);
    });
    if (!read) return undefined;
    if ('paid' in read) return done(read.paid);
    if ('ok' in read) desk.order = readAfterHold(desk.dialog, read.ok);
    // The error was reported before.
    if (!hold.lost) yield view(desk, { ...say, error: undefined });
  }
  return undefined;
}

async function* release(desk: Desk): AsyncGenerator<PayState, Next, undefined> {
  yield view(desk, { working: 'releasing' });
  await letGo(desk.dialog, desk.order);
  return { to: 'load', earlier: desk.order, method: desk.method };
}

function choose(desk: Desk, method: string): Told {
  if (!desk.order.pay_list.some(({ pay_id }) => pay_id === method)) return {};
  desk.method = method;
  desk.combined = desk.combined && showsCombined(method, desk.order);
  return {};
}

function combine(desk: Desk, on: boolean): Told {
  const refusal = on ? combinedRefusal(desk.order) : undefined;
  if (refusal) return { message: refusal, field: 'combined' };
  desk.combined = on && showsCombined(desk.method, desk.order);
  return {};
}

async function* confirm(desk: Desk, password: string): AsyncGenerator<PayState, Next | Told, undefined> {
  const none = withoutMethods(desk.order);
  if (none || desk.method === '') return { message: none ?? noPaymentMethod };
  const before: Next | Told | undefined = yield* look(desk);
  if (before) return before;
  if (desk.method === BALANCE) return yield* withBalance(desk, password);
  // Using part of the balance needs the payment password as well.
  const wrong: Told | undefined = desk.combined ? yield* prove(desk, password) : undefined;
  if (wrong) return wrong;
  if (desk.method === TRANSFER) return { to: 'transfer', order: desk.order, use_ye: desk.combined };
  if (desk.method === WECHAT && desk.dialog.ports.binding?.isHere())
    return { to: 'binding', order: desk.order, use_ye: desk.combined };
  return yield* online(desk);
}

/** Checks whether the order was paid elsewhere. Nothing is started if it was, or while it is unknown. */
async function* look(desk: Desk): AsyncGenerator<PayState, Next | Told | undefined, undefined> {
  yield view(desk, { working: 'looking' });
  const { ports, subject, context } = desk.dialog;
  const before = await paidBefore(ports, subject, context.signal);
  if (before) return 'trouble' in before ? before.trouble : doneBefore(desk.dialog, before);
  return undefined;
}

/** Checks the payment password; returns what is wrong with it, if anything. */
async function* prove(desk: Desk, password: string): AsyncGenerator<PayState, Told | undefined, undefined> {
  const typed = checkPaymentPassword(password);
  if (!typed.ok) return { message: typed.message, field: 'password' };
  yield view(desk, { working: 'password' });
  const { ports, context } = desk.dialog;
  const checked = await checkPassword(ports, password, context.signal);
  if (!('trouble' in checked)) return undefined;
  // A lost connection is not the password's fault.
  return checked.trouble.error instanceof RefusedError ? { ...checked.trouble, field: 'password' } : checked.trouble;
}

async function* withBalance(desk: Desk, password: string): AsyncGenerator<PayState, Next | Told, undefined> {
  const { ports, subject, context } = desk.dialog;
  const standing = balanceState(desk.order);
  if (!standing.ok) return { message: standing.message };
  const wrong: Told | undefined = yield* prove(desk, password);
  if (wrong) return wrong;
  yield view(desk, { working: 'paying' });
  const sent = await payByBalance(ports, subject, context.signal);
  if ('trouble' in sent) return refused(desk, sent.trouble);
  if ('ok' in sent) return done({ pay_name: nameOf(desk) });
  return yield* settled(desk, false);
}

/** After a refusal the order is loaded again: it may have been paid elsewhere meanwhile. */
const refused = ({ order, method }: Desk, told: Told): Next => ({ to: 'load', earlier: order, method, told });

/** Settles a payment whose answer was lost, by reading. */
async function* settled(desk: Desk, online: boolean): AsyncGenerator<PayState, Next, undefined> {
  const { order, method, dialog } = desk;
  yield view(desk, { working: 'settling' });
  const lost = { subject: dialog.subject, order_sn: order.order.order_sn, online };
  const read = await settlePayment(dialog.ports, lost, dialog.context.signal);
  if (read === 'unknown') return { to: 'unsettled', lost, held: desk.combined, order, method };
  if (read) return done(read);
  if (desk.combined) await letGo(dialog, order);
  return { to: 'load', earlier: order, method, told: { message: paymentIncomplete }, begun: true };
}

const nameOf = ({ order, method }: Desk): string =>
  order.pay_list.find(({ pay_id }) => pay_id === method)?.pay_name ?? '';

async function* online(desk: Desk): AsyncGenerator<PayState, Next | Told, undefined> {
  const { order, method, combined } = desk;
  const { ports, subject, context } = desk.dialog;
  yield view(desk, { working: 'starting' });
  const started = await startOnline(ports, subject, { method, use_ye: combined }, context.signal);
  if ('trouble' in started) {
    // Started without a QR code or page: the held balance is released before anything else is chosen.
    if (combined && started.trouble.error === undefined) await letGo(desk.dialog, order);
    return refused(desk, started.trouble);
  }
  if ('unknown' in started) return yield* settled(desk, true);
  // Without its own number it is watched by the order's.
  const order_sn = started.ok.order_sn || order.order.order_sn;
  return { to: 'watch', started: { ...started.ok, order_sn }, held: combined, order, method };
}
