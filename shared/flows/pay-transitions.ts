/** What the steps of the payment dialog hand to each other. */
import type { Message } from '#shared/messages/message.ts';
import type { PaymentSubject } from '#shared/rules/payment-subject.ts';
import { type FlowContext, nextEvent } from './flow.ts';
import type { PayEvent, PayOrder, SheetSaid, StartedPayment } from './pay-state.ts';
import type { PayPorts } from './pay-steps.ts';
import type { LostPayment } from './settle-payment.ts';
import type { PaymentResult } from './watch-payment.ts';

/** What is known of the part of the balance that a payment holds. */
export interface Hold {
  /** The clear call went without an answer: until a reading shows as much as `before` nobody knows the balance. */
  lost: { readonly before: number | undefined } | undefined;
}

/** What stays the same while the dialog is open. */
export interface Dialog {
  readonly ports: PayPorts;
  readonly subject: PaymentSubject;
  readonly context: FlowContext<PayEvent>;
  /** The one thing that does change: what is known of a held part of the balance. */
  readonly hold: Hold;
}

/** What a step is entered with, to be said once. */
export interface Told {
  readonly message?: Message;
  readonly error?: unknown;
  /** The message is about this field and stands there. */
  readonly field?: 'password';
}

/** Step 0 with a loaded order; without a method the default one is chosen. */
export interface ToChoice {
  readonly to: 'choice';
  readonly order: PayOrder;
  readonly method?: string;
  readonly told?: Told;
  /** Goes on with what was confirmed before the binding; `waited`, when a person took time over it. */
  readonly begin?: { readonly use_ye: boolean; readonly waited: boolean };
}

/** WeChat payment inside WeChat by a member who is not bound. */
export interface ToBinding {
  readonly to: 'binding';
  readonly order: PayOrder;
  readonly use_ye: boolean;
}

/** Loads the order, quietly falling back on an earlier one when there is one. */
export interface ToLoad {
  readonly to: 'load';
  readonly earlier?: PayOrder;
  readonly method?: string;
  readonly told?: Told;
  /** A payment was begun here: what is paid now was paid by it. */
  readonly begun?: true;
}

export interface ToWatch {
  readonly to: 'watch';
  readonly started: StartedPayment;
  /** A part of the balance is held for it. */
  readonly held?: boolean;
  /** What WeChat's sheet said before a reload. */
  readonly sheet?: SheetSaid;
  /** When it was begun, ms since 1970; now, unless it was before a reload. */
  readonly since?: number;
  readonly order?: PayOrder;
  readonly method?: string;
}

export interface ToTransfer {
  readonly to: 'transfer';
  readonly order: PayOrder;
  readonly use_ye: boolean;
}

/** A payment was sent without an answer, and reading brought none either. */
export interface ToUnsettled {
  readonly to: 'unsettled';
  readonly lost: LostPayment;
  /** A part of the balance was to be held for it. */
  readonly held: boolean;
  readonly order?: PayOrder;
  readonly method?: string;
}

export interface ToDone {
  readonly to: 'done';
  readonly message: Message;
  readonly result: PaymentResult;
  /** It had been paid before: nothing was paid now. */
  readonly before?: true;
}

export interface ToTimeout {
  readonly to: 'timeout';
  readonly order_sn: string;
  readonly sheet?: SheetSaid;
  readonly order?: PayOrder;
  readonly method?: string;
}

export type AfterChoice = ToBinding | ToWatch | ToTransfer | ToUnsettled | ToDone | ToTimeout;

export type Next = ToLoad | ToChoice | AfterChoice | { readonly to: 'closed'; readonly finished: boolean };

export const isClose = (event: PayEvent): boolean => event.type === 'close';

/** Waits for one of these events; others have no meaning where the dialog stands and are passed over. */
export async function eventOf<T extends PayEvent['type']>(
  context: FlowContext<PayEvent>,
  ...types: readonly T[]
): Promise<Extract<PayEvent, { type: T }>> {
  for (;;) {
    const event = await nextEvent(context);
    if ((types as readonly string[]).includes(event.type)) return event as Extract<PayEvent, { type: T }>;
  }
}
