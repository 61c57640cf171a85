/** The states and events of the payment dialog (document 2 §4); `zt` is the documents' step number. */
import type { AnswerOf } from '#shared/contract/call.ts';
import type { PayMethod, payOrder } from '#shared/contract/pay-order.ts';
import type { Message } from '#shared/messages/message.ts';
import type { BalanceState, Split } from '#shared/rules/pay/payment-methods.ts';
import type { ToldSum } from '#shared/rules/pay/told-sum.ts';
import type { Trouble } from './trouble.ts';
import type { PaymentResult } from './watch-payment.ts';

/** The order for payment. */
export type PayOrder = AnswerOf<typeof payOrder.orderAmount>;

/**
 * A started online payment. The object stays the same while it is watched, so that a screen redirects or opens the
 * sheet only once.
 */
export type StartedPayment = { readonly order_sn: string } & (
  | { readonly how: 'mweb'; readonly url: string }
  | {
      readonly how: 'jsapi';
      readonly cs: Readonly<Record<string, string>>;
      readonly config: Readonly<Record<string, string>>;
      /** Started before a reload: the sheet opens only on demand. */
      readonly restored?: true;
    }
  | { readonly how: 'qr'; readonly code_url: string }
  /** Started before a reload; it is only watched. */
  | { readonly how: 'resumed' }
);

/**
 * What WeChat's payment sheet reported when it closed. After `ok` only the server decides: nothing is cleared and no
 * other payment is offered until it knows, also after the dialog was closed. After `cancelled`, if the server knows no
 * payment, the sheet can be opened again. `notReady`: WeChat's bridge was not there yet, and no sheet opened.
 */
export type SheetSaid = 'ok' | 'cancelled' | 'notReady';

/** An online payment started before: its number, its method, and whether balance is held for it. */
export interface ResumedPayment {
  readonly order_sn: string;
  readonly method?: string | undefined;
  readonly held?: boolean | undefined;
  /** What WeChat's payment sheet reported. */
  readonly sheet?: SheetSaid | undefined;
  /** The sheet's parameters: it can be opened again. */
  readonly cs?: Readonly<Record<string, string>> | undefined;
  /** Its QR code and start time (ms since 1970): the code is shown again for the rest of its time. */
  readonly code_url?: string | undefined;
  readonly since?: number | undefined;
}

/** The user left for WeChat's authorization to bind and pay; `use_ye` as it was chosen. */
export interface BindingAsked {
  readonly use_ye: boolean;
}

/** The choice at step 0. */
export interface Choosing {
  readonly step: 'choose';
  readonly zt: 0;
  readonly order: PayOrder;
  readonly methods: readonly PayMethod[];
  readonly method: string;
  /** The sum as every witness told it so far: where they differ, 'confirm' asks first. */
  readonly sum: ToldSum;
  /** The amount due, split between balance and method, in fen. */
  readonly split: Split;
  readonly balance: BalanceState;
  /** The combined-balance switch. */
  readonly combined: { readonly shown: boolean; readonly on: boolean };
  /** Shown when there are no methods. */
  readonly none?: Message;
  /** The current operation; buttons are disabled meanwhile. */
  readonly working?: 'looking' | 'password' | 'paying' | 'starting' | 'settling' | 'releasing';
  /**
   * An unfinished payment of this order holds a part of the balance, or it is unknown whether a held part was released and
   * so the balance is unknown. 'release' releases it.
   */
  readonly hold?: Message;
  /** A transfer's proof was handed in, and the chosen method is another one: what becomes of its money. */
  readonly handedIn?: Message;
  readonly message?: Message;
  readonly error?: unknown;
  /** What the message belongs to. A password's is shown at its field, any other above the choice. */
  readonly field?: 'password' | 'combined' | 'amount' | undefined;
}

export type PayState =
  | { readonly step: 'loading'; readonly zt: 0 }
  /** Payment parameters are missing. The flow has ended. */
  | { readonly step: 'refused'; readonly zt: 0; readonly message: Message }
  /** The order could not be loaded; 'again' retries. */
  | ({ readonly step: 'failed'; readonly zt: 0 } & Trouble)
  | Choosing
  /**
   * Inside WeChat, for a member who is not bound or is bound to another WeChat: 'bind' binds this one and pays, 'scan'
   * pays by a code with another phone.
   */
  | {
      readonly step: 'binding';
      readonly zt: 0;
      readonly order: PayOrder;
      readonly bound: 'not' | 'other';
      readonly working?: true;
      readonly message?: Message;
      readonly error?: unknown;
    }
  | {
      readonly step: 'paying';
      readonly zt: 1;
      readonly started: StartedPayment;
      /** The method; unknown for a payment started before a reload by another version. */
      readonly method?: string;
      /** A part of the balance is held for it. */
      readonly held: boolean;
      /** The last report of WeChat's sheet; absent while it is open. */
      readonly sheet?: SheetSaid;
      /** The timeout, ms since 1970. */
      readonly until: number;
      /** Nobody answered the last poll; polling continues. */
      readonly unreachable: boolean;
      /** What the server said in place of the payment's status. */
      readonly said?: Message;
    }
  /** Bank info and proof upload have their own panel; it ends with 'transferred' or 'back'. */
  | { readonly step: 'transfer'; readonly zt: 1; readonly order: PayOrder; readonly use_ye: boolean }
  /** A payment was sent and its outcome is unknown; 'look' asks again. Nothing is paid meanwhile. */
  | { readonly step: 'unsettled'; readonly zt: 1; readonly message: Message }
  /** `before`: it was paid earlier, and nothing was paid now. */
  | {
      readonly step: 'done';
      readonly zt: 2;
      readonly message: Message;
      readonly result: PaymentResult;
      readonly before?: true;
    }
  /** The order was closed elsewhere: no method is offered, and nothing was paid. */
  | { readonly step: 'over'; readonly zt: 0; readonly message: Message }
  /** `sheet`: WeChat's sheet had reported a payment. */
  | { readonly step: 'timedOut'; readonly zt: 3; readonly message: Message; readonly sheet?: SheetSaid }
  /** The last state; `finished` is true when the dialog was closed at step 2 (it returns '1' to the parent). */
  | { readonly step: 'closed'; readonly finished: boolean };

export type PayEvent =
  | { readonly type: 'choose'; readonly method: string }
  /** The combined-balance switch. */
  | { readonly type: 'combine'; readonly on: boolean }
  /** Pays with the chosen method; the payment password is needed only for the balance. */
  | { readonly type: 'confirm'; readonly password?: string }
  /** 'I have paid'. */
  | { readonly type: 'paid' }
  /** Polls at once: the page is visible again. */
  | { readonly type: 'look' }
  /** The payment sheet closed with this report; or it is opened again. `order_sn`: the payment that it was opened for. */
  | { readonly type: 'sheet'; readonly said: SheetSaid | 'opened'; readonly order_sn?: string }
  /** The payment sheet could not be shown or failed; `content` is its text. */
  | { readonly type: 'sheetFailed'; readonly content?: string }
  | { readonly type: 'bind' }
  | { readonly type: 'scan' }
  /** The code could not be rendered. */
  | { readonly type: 'codeFailed' }
  /** Tries again to release a held part of the balance, after a lost answer. */
  | { readonly type: 'release' }
  /** From step 1 to another method. */
  | { readonly type: 'back' }
  /** The transfer proof was submitted. */
  | { readonly type: 'transferred'; readonly split?: Split }
  /** Retries loading, or pays again after the timeout. */
  | { readonly type: 'again' }
  /** Closes the dialog; also gives up a timed-out payment. */
  | { readonly type: 'close' };
