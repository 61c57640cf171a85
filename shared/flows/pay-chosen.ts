/** The current choice at step 0: what is shown of it, and whether it is still what would be charged. */
import { amountsChanged, balanceHeld, holdUnknown, sumsDiffer } from '#shared/messages/payment.ts';
import { transferHandedIn } from '#shared/messages/transfer.ts';
import { isAbove0, yuan } from '#shared/rules/money/money.ts';
import {
  balanceState,
  combinedRefusal,
  firstMethod,
  type Split,
  sameSplit,
  showsCombined,
  splitAmount,
  splitCharging,
  TRANSFER,
  withoutMethods,
} from '#shared/rules/pay/payment-methods.ts';
import { isContested, type ToldSum, toldSum } from '#shared/rules/pay/told-sum.ts';
import { readAfterHold } from './pay-hold.ts';
import { payable } from './pay-load.ts';
import type { Choosing, PayOrder } from './pay-state.ts';
import type { Dialog, Notice } from './pay-transitions.ts';

/** The current choice in the dialog. */
export interface Choice {
  readonly dialog: Dialog;
  order: PayOrder;
  method: string;
  combined: boolean;
}

export function view(choice: Choice, more: Partial<Choosing>): Choosing {
  const { order, method, combined } = choice;
  const none = withoutMethods(order);
  return {
    step: 'choose',
    zt: 0,
    order,
    methods: order.pay_list,
    method,
    sum: sumOf(choice),
    split: splitOf(choice),
    balance: balanceState(withLostHold(choice)),
    combined: { shown: showsCombined(method, order), on: combined },
    ...(none ? { none } : {}),
    ...holdOf(choice),
    ...(choice.dialog.transfer.handedIn && method !== TRANSFER ? { handedIn: transferHandedIn } : {}),
    ...more,
  };
}

/** The order, with what a release whose answer was lost may still hold of the balance. */
function withLostHold({ dialog: { hold }, order }: Choice): PayOrder {
  return hold.lost?.before === undefined ? order : { ...order, held: hold.lost.before };
}

/** What is known of a hold: its release had no answer, or the server tells one. */
function holdOf({ dialog, order: { held } }: Choice): Pick<Choosing, 'hold'> {
  if (dialog.hold.lost) return { hold: holdUnknown };
  return isAbove0(held) ? { hold: balanceHeld(yuan(held)) } : {};
}

/** The name of the chosen method. */
export const nameOf = ({ order, method }: Choice): string =>
  order.pay_list.find(({ pay_id }) => pay_id === method)?.pay_name ?? '';

/** The amounts that are shown: those that a start told, else those of the order. */
const splitOf = (choice: Choice): Split => choice.dialog.charge.told ?? splitBy(choice);

const splitBy = ({ method, combined, order }: Choice): Split => splitAmount(method, combined, order);

/** Takes the order as it was just read. The message says the new amounts if they differ from those of the last reading. */
export function renew(choice: Choice, read: PayOrder): Notice | undefined {
  const { dialog } = choice;
  const before = splitBy(choice);
  const order = readAfterHold(dialog, payable(read, dialog.subject));
  choice.order = order;
  const isOffered = order.pay_list.some(({ pay_id }) => pay_id === choice.method);
  if (!isOffered) choice.method = firstMethod(order);
  choice.combined &&= showsCombined(choice.method, order) && combinedRefusal(order) === undefined;
  if (isOffered && sameSplit(before, splitBy(choice))) return undefined;
  dialog.charge.told = undefined;
  return changed(choice);
}

/** Takes what a start charges, in fen. The message says the amounts if they are not the ones that were shown. */
export function takeCharge(choice: Choice, charges: number | undefined): Notice | undefined {
  if (charges === undefined || splitOf(choice).method === charges) return undefined;
  choice.dialog.charge.told = splitCharging(charges, choice.order);
  return changed(choice);
}

const sumOf = ({ order, dialog }: Choice): ToldSum => toldSum(order.order.money_paid, dialog.sums.row);

/** The order's row tells another sum than the order for payment. */
export const differs = (choice: Choice): boolean => isContested(sumOf(choice));

/** The message tells both sums where they differ, once for each pair: who pays after it knows. */
export function askOfSums(choice: Choice): Notice | undefined {
  const { order, dialog } = choice;
  if (!differs(choice)) return undefined;
  const message = sumsDiffer(yuan(dialog.sums.row), yuan(order.order.money_paid));
  if (dialog.sums.asked === message.text) return undefined;
  dialog.sums.asked = message.text;
  return { message, field: 'amount' };
}

/** A proof that was handed in since the dialog opened: the message says it once. */
export function takeHandedIn({ dialog: { transfer }, method }: Choice): Notice | undefined {
  const isNews = !transfer.handedIn;
  transfer.handedIn = true;
  return isNews && method !== TRANSFER ? { message: transferHandedIn, field: 'amount' } : undefined;
}

function changed(choice: Choice): Notice {
  const { balance, method } = splitOf(choice);
  const ofBalance = isAbove0(balance) ? yuan(balance) : '';
  const ofMethod = method === 0 ? '' : `${nameOf(choice)} ¥${yuan(method)}`;
  return { message: amountsChanged(ofBalance, ofMethod), field: 'amount' };
}
