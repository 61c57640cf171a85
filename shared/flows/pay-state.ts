/** What the payment dialog shows, and what the person can do in it (document 2 §4); `zt` is the documents' step number. */
import type { AnswerOf } from '#shared/contract/call.ts';
import type { PayMethod, payOrder } from '#shared/contract/pay-order.ts';
import type { Message } from '#shared/messages/message.ts';
import type { BalanceState, Split } from '#shared/rules/payment-methods.ts';
import type { Trouble } from './trouble.ts';
import type { PaymentResult } from './watch-payment.ts';

/** The order for payment. */
export type PayOrder = AnswerOf<typeof payOrder.orderAmount>;

/** An online payment that was started; its identity stays while it is watched, so that a screen redirects or opens the sheet once. */
export type StartedPayment = { readonly order_sn: string } & (
  | { readonly how: 'mweb'; readonly url: string }
  | {
      readonly how: 'jsapi';
      readonly cs: Readonly<Record<string, string>>;
      readonly config: Readonly<Record<string, string>>;
    }
  | { readonly how: 'qr'; readonly code_url: string }
  /** Started before a reload; only the watching goes on. */
  | { readonly how: 'resumed' }
);

/**
 * What WeChat's sheet said as it closed. After `ok` only the server's word counts, and no other payment is offered before
 * it is there; after `cancelled`, of which the server knows no payment, it can be opened again.
 */
export type SheetSaid = 'ok' | 'cancelled';

/** What is chosen at step 0. */
export interface Choosing {
  readonly step: 'choose';
  readonly zt: 0;
  readonly order: PayOrder;
  readonly methods: readonly PayMethod[];
  readonly method: string;
  /** How the amount due splits between balance and method, in fen. */
  readonly split: Split;
  readonly balance: BalanceState;
  /** The combined-balance switch. */
  readonly combined: { readonly shown: boolean; readonly on: boolean };
  /** In place of the methods when there are none. */
  readonly none?: Message;
  /** What is under way; buttons rest meanwhile. */
  readonly working?: 'looking' | 'password' | 'paying' | 'starting' | 'settling' | 'releasing';
  /** Whether a part of the balance that was held is back is not known: neither is the balance. 'release' asks for it once more. */
  readonly hold?: Message;
  readonly message?: Message;
  readonly error?: unknown;
  /** The message is about this field and stands there; any other stands above the choice. */
  readonly field?: 'password';
}

export type PayState =
  | { readonly step: 'loading'; readonly zt: 0 }
  /** The payment cannot even be asked for: parameters are missing. The flow has ended. */
  | { readonly step: 'refused'; readonly zt: 0; readonly message: Message }
  /** The order could not be loaded; 'again' tries once more. */
  | ({ readonly step: 'failed'; readonly zt: 0 } & Trouble)
  | Choosing
  /** Inside WeChat, of a member who is not bound: 'bind' binds and pays, 'scan' pays by a code with another phone. */
  | {
      readonly step: 'binding';
      readonly zt: 0;
      readonly order: PayOrder;
      readonly working?: true;
      readonly message?: Message;
      readonly error?: unknown;
    }
  | {
      readonly step: 'paying';
      readonly zt: 1;
      readonly started: StartedPayment;
      /** How it is paid; unknown of one that was started before a reload by another version. */
      readonly method?: string;
      /** A part of the balance is held for it. */
      readonly held: boolean;
      /** What WeChat's sheet said last; not said while it stands open. */
      readonly sheet?: SheetSaid;
      /** When the time is over, ms since 1970. */
      readonly until: number;
      readonly unreachable: boolean;
    }
  /** Bank info and proof upload, which are a panel of their own; it ends with 'transferred' or 'back'. */
  | { readonly step: 'transfer'; readonly zt: 1; readonly order: PayOrder; readonly use_ye: boolean }
  /** A payment was sent and nobody could say what came of it; 'look' asks again. Nothing is paid meanwhile. */
  | { readonly step: 'unsettled'; readonly zt: 1; readonly message: Message }
  /** `before`: it had been paid before, and nothing was paid now. */
  | {
      readonly step: 'done';
      readonly zt: 2;
      readonly message: Message;
      readonly result: PaymentResult;
      readonly before?: true;
    }
  /** With `sheet`, WeChat's sheet had said that it was paid. */
  | { readonly step: 'timedOut'; readonly zt: 3; readonly message: Message; readonly sheet?: SheetSaid }
  /** The last state; `finished` is true when the dialog was closed at step 2 (it reports '1' to the parent). */
  | { readonly step: 'closed'; readonly finished: boolean };

export type PayEvent =
  | { readonly type: 'choose'; readonly method: string }
  /** The combined-balance switch. */
  | { readonly type: 'combine'; readonly on: boolean }
  /** Pays with the chosen method; the password is the payment password, for the balance alone. */
  | { readonly type: 'confirm'; readonly password?: string }
  /** 'I have paid'. */
  | { readonly type: 'paid' }
  /** Look at once: the page is visible again. */
  | { readonly type: 'look' }
  /** The payment sheet closed and said so; or it is opened once more. */
  | { readonly type: 'sheet'; readonly said: SheetSaid | 'opened' }
  /** The payment sheet could not be shown or failed; `content` are its own words. */
  | { readonly type: 'sheetFailed'; readonly content?: string }
  | { readonly type: 'bind' }
  | { readonly type: 'scan' }
  /** The code could not be drawn. */
  | { readonly type: 'codeFailed' }
  /** Gives a held part of the balance back once more, after an answer that was lost. */
  | { readonly type: 'release' }
  /** From step 1 to another method. */
  | { readonly type: 'back' }
  /** The transfer proof was handed in. */
  | { readonly type: 'transferred' }
  /** Loads once more, or pays again after the time was over. */
  | { readonly type: 'again' }
  /** Closes the dialog; giving up a timed-out payment is the same. */
  | { readonly type: 'close' };
