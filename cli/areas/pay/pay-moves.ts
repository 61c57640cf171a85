/** The CLI's answers to the states of the payment flow. */
import { both } from '#cli/parts/run-once.ts';
import { CHECK_AMOUNTS, refuseContested } from '#cli/shop/charge.ts';
import { lookWith } from '#cli/shop/look-up.ts';
import type { MemberShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';
import type { Choosing, PayEvent, PayState, StartedPayment } from '#shared/flows/pay-state.ts';
import type { PaymentResult } from '#shared/flows/watch-payment.ts';
import type { Message } from '#shared/messages/message.ts';
import { noPaymentMethod, paymentIncomplete, paymentTimedOut } from '#shared/messages/payment.ts';
import { isAbove0 } from '#shared/rules/money/money.ts';
import {
  ALIPAY,
  BALANCE,
  type OrderForPayment,
  paysPart,
  TRANSFER,
  WECHAT,
  type WhyNotBalance,
} from '#shared/rules/pay/payment-methods.ts';
import { GOODS_ORDER, type PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { handInProof } from './pay-proof.ts';

export const methods = { balance: BALANCE, wechat: WECHAT, alipay: ALIPAY, transfer: TRANSFER } as const;

export interface PaymentChoice {
  /** 1 is a goods order (the default), 2 a top-up. */
  readonly type?: PaymentSubject['type'];
  readonly orderId: string;
  readonly split: string | undefined;
  /** Seconds. */
  readonly deadline: number | undefined;
  /** Default: `choose`, else the shop's default. */
  readonly method: keyof typeof methods | undefined;
  /** Asks for the method; the same answer each time. */
  readonly choose?: ((state: Choosing) => Promise<{ readonly method: string; readonly combined: boolean }>) | undefined;
  readonly combined: boolean;
  /** Called only to pay by balance. */
  readonly password: () => Promise<string>;
  /** Called only for a transfer. */
  readonly proof: () => Promise<Blob>;
  /** Asks a question of yes or no; throws on a no, or when nobody can be asked. */
  readonly agree: (question: Words) => Promise<void>;
  /** Interactive: after a timeout it waits for 'again' or 'close'. */
  readonly stays?: boolean;
}

export interface Till {
  readonly shop: MemberShop;
  readonly choice: PaymentChoice;
  readonly subject: PaymentSubject;
  due?: { readonly amount: number | null; readonly order_sn: string };
  started?: StartedPayment;
  /** The balance was asked to pay. */
  isSent?: boolean;
  /** What an unfinished payment held was released. */
  released?: true;
  /** The proof of a transfer was handed in: a signal that ended the flow meanwhile does not undo it. */
  handedIn?: boolean;
  /** Set when the outcome is known; then the flow is closed. `before`: it was paid earlier, and this run paid nothing. */
  end?: Ended | { readonly fault: unknown };
}

export interface Ended {
  readonly paid: PaymentResult;
  readonly message: Message;
  readonly before?: true | undefined;
}

export const isOrder = ({ type = GOODS_ORDER }: PaymentChoice): boolean => type === GOODS_ORDER;

/** The command that shows the payment's state, without `yaocang`. */
export const lookOf = (choice: PaymentChoice): string =>
  isOrder(choice) ? `order why ${choice.orderId}` : 'topup log';

/** The event for a state; undefined while it waits. Throws if the payment cannot go on. */
export async function nextMove(state: PayState, till: Till): Promise<PayEvent | undefined> {
  const { shop, choice, subject } = till;
  switch (state.step) {
    case 'refused':
      throw new Fault('usage', both(state.message));
    case 'failed':
      throw state.error;
    case 'choose':
      return state.working ? undefined : atChoice(state, till);
    case 'transfer':
      till.handedIn = await handInProof(shop, subject, state, await choice.proof());
      return { type: till.handedIn ? 'transferred' : 'back' };
    case 'unsettled':
      throw new Fault('unknown', both(state.message), { next: lookWith(lookOf(choice)) });
    case 'over':
      throw said(state.message);
    case 'timedOut':
      if (choice.stays) return undefined;
      throw pending(paymentTimedOut);
    default:
      return undefined;
  }
}

async function atChoice(state: Choosing, till: Till): Promise<PayEvent> {
  const wanted = till.choice;
  if (state.error !== undefined) throw state.error;
  if (state.field === 'amount' && state.message)
    throw new Fault('server', both(state.message), { next: CHECK_AMOUNTS });
  if (state.message) throw state.message === paymentIncomplete ? pending(state.message) : said(state.message);
  if (state.none) throw said(state.none);
  // Before anything is asked or released.
  refuseContested(state.sum);
  const { method, combined } = await choiceAt(state, wanted);
  if (!state.methods.some(({ pay_id }) => pay_id === method)) throw said(noPaymentMethod);
  if (state.method !== method) return { type: 'choose', method };
  if ((combined || method === BALANCE) && needsHeld(state) && !till.released) {
    // It asks first: the unfinished payment cannot be made any more.
    await wanted.agree(RELEASE);
    till.released = true;
    return { type: 'release' };
  }
  if (combined && !state.combined.on) return combine(state);
  if (method === TRANSFER) await wanted.proof();
  if (method === BALANCE) checkBalance(state);
  if (state.handedIn) await wanted.agree([`${state.handedIn.text}。确定要付款吗？`, BESIDE_TRANSFER]);
  // The guard refuses before a secret is asked.
  await till.shop.guard.spend(state.sum);
  return method === BALANCE || combined ? { type: 'confirm', password: await wanted.password() } : { type: 'confirm' };
}

/** The balance is too low, and an unfinished payment of this order holds a part of it. */
const needsHeld = ({ balance, order }: Choosing): boolean =>
  !balance.ok && balance.because === 'tooLow' && isAbove0(order.held);

const RELEASE: Words = [
  '余额已被本单未完成的支付占用。要作废那笔支付、退回余额吗？',
  'an unfinished payment of this order holds the balance: end that payment and release it?',
];

const BESIDE_TRANSFER =
  'a proof of a transfer was handed in; paid another way, its money goes to the balance once it passes. Pay?';

async function choiceAt(state: Choosing, { method, combined, choose }: PaymentChoice) {
  if (method !== undefined) return { method: methods[method], combined };
  const chosen = await choose?.(state);
  return chosen ? { ...chosen, combined: combined || chosen.combined } : { method: state.method, combined };
}

function combine(state: Choosing): PayEvent {
  if (!state.balance.ok && state.balance.because !== 'tooLow') checkBalance(state);
  if (state.combined.shown) return { type: 'combine', on: true };
  if (state.hold) throw said(state.hold);
  if (state.order.moneys === 0) throw new Fault('usage', ['没有可用余额', 'there is no balance']);
  throw new Fault('usage', ['此方式不能用余额抵扣', 'the balance cannot pay a part here']);
}

function checkBalance({ balance, order, hold }: Choosing): void {
  if (!balance.ok && balance.because === 'tooLow' && hold) throw said(hold);
  if (!balance.ok) throw new Fault('server', both(balance.message), { next: instead(balance.because, order) });
}

function instead(because: WhyNotBalance, order: OrderForPayment): Words {
  if (because === 'noPassword') return ['先设置：yaocang pay-password set', 'set one first: yaocang pay-password set'];
  if (because === 'unread' || (isAbove0(order.moneys) && !paysPart(order)))
    return ['请用 --method 选择其他方式', 'choose another --method'];
  return isAbove0(order.moneys)
    ? ['用 --method wechat --use-balance 抵扣一部分', 'with --method wechat --use-balance it pays a part']
    : ['没有可用余额，请用 --method 选择其他方式', 'there is no balance: choose another --method'];
}

const said = (message: Message): Fault => new Fault('server', both(message));

export const pending = (message?: Message): Fault =>
  new Fault('pending', message ? both(message) : ['尚未支付', 'not paid yet']);
