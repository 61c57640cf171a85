/** What the steps of the payment dialog pass to each other. */
import type { Message } from '#shared/messages/message.ts';
import type { Split } from '#shared/rules/pay/payment-methods.ts';
import type { PaymentSubject } from '#shared/rules/pay/payment-subject.ts';
import { type FlowContext, nextEvent } from './flow.ts';
import type {
  BindingAsked,
  Choosing,
  PayEvent,
  PayOrder,
  ResumedPayment,
  SheetSaid,
  StartedPayment,
} from './pay-state.ts';
import type { PayPorts } from './pay-steps.ts';
import type { LostPayment } from './settle-payment.ts';
import type { PaymentResult } from './watch-payment.ts';

/** What is known about the held part of the balance. */
export interface Hold {
  /** The clear call had no answer. The balance is unknown until a reading shows at least `before`. */
  lost: { readonly before: number | undefined } | undefined;
  /** An online payment was sent here. */
  started?: true;
}

/** What is known about the amounts that a start charges. */
export interface Charge {
  /** The amounts that a start answered where they differ from the order's; shown until something else is chosen. */
  told: Split | undefined;
}

/** A payment that was started here and still counts: paying again by the same method opens its sheet again. */
export interface Prepay {
  readonly started: StartedPayment;
  readonly method: string | undefined;
  /** The order's amount in fen at its start. */
  readonly due: number | undefined;
}

/** What the dialog remembers of WeChat's sheet. */
export interface SheetMemory {
  /** The sheet reported ok and the server does not know the payment yet: nothing is cleared. */
  saidPaid: boolean;
  /** The user pays again although the sheet had reported ok. */
  paysAgain: boolean;
  prepay: Prepay | undefined;
}

/** What is known about a transfer for the same order. */
export interface HandedIn {
  /** Its proof was handed in, and the user is told what becomes of its money. */
  handedIn: boolean;
}

/** What is known of the sum beside the order for payment. */
export interface Sums {
  /** What the order's row said last that is due, in fen. */
  row: number | undefined;
  /** The contradiction that the user was told last. */
  asked: string;
}

/** What the user was told of a payment in another tab. */
export interface Elsewhere {
  /** The number of the payment; '' before it was told. */
  told: string;
}

/** Constant while the dialog is open, except `hold`, `charge`, `sheet`, `transfer`, `sums` and `elsewhere`. */
export interface Dialog {
  readonly ports: PayPorts;
  readonly subject: PaymentSubject;
  readonly context: FlowContext<PayEvent>;
  readonly hold: Hold;
  readonly charge: Charge;
  readonly sheet: SheetMemory;
  readonly transfer: HandedIn;
  readonly sums: Sums;
  readonly elsewhere: Elsewhere;
}

/** A message shown once when a step starts. */
export interface Notice {
  readonly message?: Message;
  readonly error?: unknown;
  /** The field that the message belongs to. */
  readonly field?: Choosing['field'];
}

/** Step 0 with a loaded order; by default the first method is chosen. */
export interface ToChoice {
  readonly to: 'choice';
  readonly order: PayOrder;
  readonly method?: string;
  readonly notice?: Notice;
  /** Continues after the binding; `waited` when the user took time for it, `byCode` for another phone. */
  readonly begin?: { readonly use_ye: boolean; readonly waited: boolean; readonly byCode?: true };
}

/** WeChat payment inside WeChat, where the member may have to be bound first. */
export interface ToBinding {
  readonly to: 'binding';
  readonly order: PayOrder;
  readonly use_ye: boolean;
  /** The user had asked for it before WeChat's authorization: it is done at once. */
  readonly asked?: true;
}

/** Loads the order; falls back silently to an earlier one, if any. */
export interface ToLoad {
  readonly to: 'load';
  readonly earlier?: PayOrder;
  readonly method?: string;
  readonly notice?: Notice;
  /** Continues with a binding that the user asked for before WeChat's authorization. */
  readonly binds?: BindingAsked;
  /** A payment was started here: if the order is paid now, this payment did it. */
  readonly startedHere?: true;
}

export interface ToWatch {
  readonly to: 'watch';
  readonly started: StartedPayment;
  /** A part of the balance is held for it. */
  readonly held?: boolean;
  /** What WeChat's sheet reported before a reload. */
  readonly sheet?: SheetSaid;
  /** The start time in ms since 1970; by default now. */
  readonly since?: number;
  readonly order?: PayOrder;
  readonly method?: string;
}

function startedBefore({ order_sn, cs, code_url }: ResumedPayment): StartedPayment {
  if (code_url) return { order_sn, how: 'qr', code_url };
  return cs ? { order_sn, how: 'jsapi', cs, config: {}, restored: true } : { order_sn, how: 'resumed' };
}

/** Watches a payment that was started before. */
export const resumed = (payment: ResumedPayment): ToWatch => {
  const { method, held = false, sheet, since } = payment;
  return {
    to: 'watch',
    started: startedBefore(payment),
    held,
    ...(sheet && { sheet }),
    ...(since === undefined ? {} : { since }),
    ...(method === undefined ? {} : { method }),
  };
};

export interface ToTransfer {
  readonly to: 'transfer';
  readonly order: PayOrder;
  readonly use_ye: boolean;
}

/** A payment was sent without an answer, and reading did not settle it. */
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
  /** It was paid earlier: nothing was paid now. */
  readonly before?: true;
}

/** The order was closed elsewhere. */
export interface ToOver {
  readonly to: 'over';
  readonly message: Message;
}

export interface ToTimeout {
  readonly to: 'timeout';
  readonly order_sn: string;
  readonly sheet?: SheetSaid;
  readonly order?: PayOrder;
  readonly method?: string;
}

export type AfterChoice = ToBinding | ToWatch | ToTransfer | ToUnsettled | ToDone | ToOver | ToTimeout;

export type Next = ToLoad | ToChoice | AfterChoice | { readonly to: 'closed'; readonly finished: boolean };

export const isClose = (event: PayEvent): boolean => event.type === 'close';

/** Waits for one of these events; others are ignored. */
export async function eventOf<T extends PayEvent['type']>(
  context: FlowContext<PayEvent>,
  ...types: readonly T[]
): Promise<Extract<PayEvent, { type: T }>> {
  for (;;) {
    const event = await nextEvent(context);
    if ((types as readonly string[]).includes(event.type)) return event as Extract<PayEvent, { type: T }>;
  }
}
