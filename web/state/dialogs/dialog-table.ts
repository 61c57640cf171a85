/**
 * Every dialog of the shop with its arguments (`ask`) and its result (`outcome`). The views are in
 * web/dialogs/dialog-views.lazy.tsx.
 */
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Message } from '#shared/messages/message.ts';

export interface DialogTable {
  /** Goods that fill a gap, to free shipping or a coupon. Closes once one of them was added to the cart. */
  addMore: { ask: AddMoreAsk; outcome: undefined };
  /** A phone's category menu. Choosing a category opens its goods. */
  categories: { ask: NoAsk; outcome: undefined };
  /** The last confirmation before an account is closed; true once the phrase was typed. */
  closeAccount: { ask: NoAsk; outcome: boolean };
  /** A yes/no question; true is yes. */
  confirm: { ask: Question; outcome: boolean };
  /** Text that could not be copied, selected for a long press. */
  copy: { ask: CopyAsk; outcome: undefined };
  /** The feedback panel (document 2 §2); true when something was sent. */
  feedback: { ask: NoAsk; outcome: boolean };
  /** Which goods could not be added to the cart, and why. */
  leftOut: { ask: LeftOutAsk; outcome: undefined };
  /** Tracks an order's parcels (document 2 §2). Each parcel is confirmed as received separately. */
  logistics: { ask: LogisticsAsk; outcome: undefined };
  /** The payment dialog (document 2 §2); '1' when it was closed after a successful payment, else ''. */
  pay: { ask: PayAsk; outcome: '1' | '' };
  /**
   * A bank transfer's proof: 'changed' when the transfer was cancelled, 'again' when the buyer wants to pay again, else
   * ''.
   */
  proof: { ask: ProofAsk; outcome: 'changed' | 'again' | '' };
  /** The quick-buy dialog (document 2 §2); the added quantity in base units, 0 when it was only closed. */
  quickBuy: { ask: QuickBuyAsk; outcome: number };
  /** The review dialog (document 2 §2); true when reviews were submitted. */
  review: { ask: ReviewAsk; outcome: boolean };
  /** The camera scanner of a browser outside WeChat; the code in the format of WeChat's scanner. */
  scan: { ask: NoAsk; outcome: string };
  /** The account switch (document 2 §2); true when another account was logged in and the pages must reload. */
  switchAccount: { ask: NoAsk; outcome: boolean };
  /** The member's trail: shown to copy, or returned as text for the feedback. */
  trail: { ask: TrailAsk; outcome: string };
  /** Which goods among several are uninsured: add all, or only the rest. */
  uninsured: { ask: UninsuredAsk; outcome: 'all' | 'rest' };
  /** The full-screen image viewer; what to do with the buyer's own image, if anything. */
  viewer: { ask: ViewerAsk; outcome: ViewerOutcome };
}

export type DialogName = keyof DialogTable;
export type AskOf<N extends DialogName> = DialogTable[N]['ask'];
export type OutcomeOf<N extends DialogName> = DialogTable[N]['outcome'];

/** Props of a dialog's view. */
export interface DialogProps<N extends DialogName> {
  readonly ask: AskOf<N>;
  readonly close: (outcome?: OutcomeOf<N>) => void;
}

/** No arguments: `open('categories', {})`. */
export type NoAsk = Readonly<Record<never, never>>;

export interface CopyAsk {
  readonly text: string;
}

export interface Question {
  readonly title?: string;
  readonly message: Message;
  readonly yes?: string;
  readonly no?: string;
}

/** What is missing, and the whole amount, in fen. */
export interface AddMoreAsk {
  readonly gap: number;
  readonly goal: number;
  /** Goods that take no discount do not count: a coupon's. */
  readonly isCoupon: boolean;
  /** What is gained: 免运费. */
  readonly gains: string;
}

/** What is paid: type 1 an order (by its id or its split number), 2 a top-up. */
export interface PayAsk {
  readonly type: '1' | '2';
  readonly order_id: string;
  readonly fd_sn: string;
  /** What a top-up credits, and its bonus, in fen. */
  readonly credited?: number | undefined;
  readonly bonus?: number;
  /** Back from WeChat's authorization, which the buyer had asked for to bind and pay; `use_ye` as it was chosen. */
  readonly binds?: { readonly use_ye: boolean } | undefined;
}

/** How many kinds of goods were added, and which were left out in whole or in part. */
export interface LeftOutAsk {
  readonly kinds: number;
  readonly left: readonly LeftOut[];
}

/** Goods that could not be added, and why. Goods with specifications are added one by one. */
export interface LeftOut {
  readonly goods: Pick<GoodsCard, 'goods_id' | 'goods_name'> & Partial<GoodsCard>;
  readonly why: string;
  readonly chooses: boolean;
  /** The wanted quantity, where it is known. */
  readonly num?: number;
  /** No longer sold under its code: words to search for it. */
  readonly find?: string;
  /** Part of the quantity was added. */
  readonly inPart?: boolean;
}

/** The order, and the parcel to show first. */
export interface LogisticsAsk {
  readonly order_id: string;
  readonly send_id?: string;
}

/** What the transfer pays: type 1 an order, 2 a top-up. */
export interface ProofAsk {
  readonly type: '1' | '2';
  readonly order_id: string;
}

/** The goods; `lx` and `tb_id` for a card of a near-expiry batch. */
export interface QuickBuyAsk {
  readonly goods_id: string;
  readonly lx?: GoodsCard['lx'];
  readonly tb_id?: string;
  /** The pressed card. The dialog shows its data until the answer arrives. */
  readonly card?: GoodsCard;
  /** The suggested quantity; by default the order multiple. */
  readonly num?: number | undefined;
  /** Goods of the card that leave nothing to choose go into the cart at once, and the dialog is not seen. */
  readonly straight?: boolean;
}

/** The order lines to review. */
export interface ReviewAsk {
  readonly order_id: string;
}

/** How many characters the feedback has left. Without it the trail can only be copied. */
export interface TrailAsk {
  readonly room?: number;
}

/** The uninsured goods; how many kinds these are, all together and without them. */
export interface UninsuredAsk {
  readonly goods: readonly UninsuredGoods[];
  readonly kinds: number;
  readonly all: number;
  readonly rest: number;
}

/** Uninsured goods by name, pack and maker, with their quantity in words. */
export interface UninsuredGoods {
  readonly name: string;
  readonly pack: string;
  readonly thumb: string | undefined;
  readonly count: string;
}

/** Images to view; `at` is the index shown first. */
export interface ViewerAsk {
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly at: number;
  /** The image is the buyer's own: it can be deleted and replaced. */
  readonly own?: boolean;
  /** The caption. */
  readonly say?: string;
}

/** The image is to be deleted, or replaced by `replaceBy`. */
export interface ViewerOutcome {
  readonly replaceBy?: File;
}
