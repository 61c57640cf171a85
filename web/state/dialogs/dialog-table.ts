/** Every dialog of the shop: what it is asked, and what it answers. Its view stands in web/dialogs/dialog-views.lazy.tsx. */
import type { GoodsCard } from '#shared/contract/entities.ts';
import type { Message } from '#shared/messages/message.ts';

export interface DialogTable {
  /** Goods that fit the gap to free shipping; closes once something of them went into the cart. */
  addMore: { ask: AddMoreAsk; outcome: undefined };
  /** The category menu of a phone; choosing one leads to its goods. */
  categories: { ask: NoAsk; outcome: undefined };
  /** The last question before an account is closed: true once the words were typed. */
  closeAccount: { ask: NoAsk; outcome: boolean };
  /** A question with two answers; true is yes. */
  confirm: { ask: Question; outcome: boolean };
  /** The feedback panel (document 2 §2); true when something was sent. */
  feedback: { ask: NoAsk; outcome: boolean };
  /** What of several goods did not go into the cart, and why. */
  leftOut: { ask: LeftOutAsk; outcome: undefined };
  /** The way of an order's parcels (document 2 §2); the receipt of each is confirmed by itself. */
  logistics: { ask: LogisticsAsk; outcome: undefined };
  /** The payment dialog (document 2 §2); answers '1' when it was closed after a success, else ''. */
  pay: { ask: PayAsk; outcome: '1' | '' };
  /** A transfer's proof: 'changed' when it was cancelled, 'again' when the buyer wants to pay again, else ''. */
  proof: { ask: ProofAsk; outcome: 'changed' | 'again' | '' };
  /** The quick-buy dialog (document 2 §2); answers the added quantity in base units, 0 when it was only closed. */
  quickBuy: { ask: QuickBuyAsk; outcome: number };
  /** The review dialog (document 2 §2); true when the reviews were handed in. */
  review: { ask: ReviewAsk; outcome: boolean };
  /** The camera of a browser outside WeChat; answers what it read, as WeChat's scanner would. */
  scan: { ask: NoAsk; outcome: string };
  /** The account switch (document 2 §2); true when another account is now logged in and the pages must refresh. */
  switchAccount: { ask: NoAsk; outcome: boolean };
  /** The member's trail: shown, then copied, or answered as the text that goes with a feedback. */
  trail: { ask: TrailAsk; outcome: string };
  /** Pictures over the whole screen; answers what is to become of one's own, if anything. */
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

/** Asked nothing: `open('categories', {})`. */
export type NoAsk = Readonly<Record<never, never>>;

export interface Question {
  readonly title?: string;
  readonly message: Message;
  readonly yes?: string;
  readonly no?: string;
}

/** What is missing to free shipping, and from where on it is free, in fen. */
export interface AddMoreAsk {
  readonly gap: number;
  readonly freeFrom: number;
}

/** What is paid: type 1 a goods order (by its id or its split number), 2 a top-up. */
export interface PayAsk {
  readonly type: '1' | '2';
  readonly order_id: string;
  readonly fd_sn: string;
  /** What a top-up credits, and the bonus in it, in fen. */
  readonly credited?: number | undefined;
  readonly bonus?: number;
}

/** How many kinds went into the cart, and what did not, or not whole. */
export interface LeftOutAsk {
  readonly kinds: number;
  readonly left: readonly LeftOut[];
}

/** Goods that could not be added, and why; those with specifications are chosen one by one. */
export interface LeftOut {
  readonly goods: Pick<GoodsCard, 'goods_id' | 'goods_name'> & Partial<GoodsCard>;
  readonly why: string;
  readonly chooses: boolean;
  /** Pieces that are wanted, where they are known. */
  readonly num?: number;
  /** Sold no more under its code: words to look for it. */
  readonly find?: string;
  /** Some of it went into the cart. */
  readonly inPart?: boolean;
}

/** Whose parcels, and which one first. */
export interface LogisticsAsk {
  readonly order_id: string;
  readonly send_id?: string;
}

/** What the transfer pays: type 1 a goods order, 2 a top-up. */
export interface ProofAsk {
  readonly type: '1' | '2';
  readonly order_id: string;
}

/** Which goods; `lx` and `tb_id` when a card of a near-expiry batch was pressed. */
export interface QuickBuyAsk {
  readonly goods_id: string;
  readonly lx?: GoodsCard['lx'];
  readonly tb_id?: string;
  /** The card that was pressed: what it shows, the dialog shows at once. */
  readonly card?: GoodsCard;
  /** How many pieces the buyer is asked to take; else the order multiple. */
  readonly num?: number | undefined;
}

/** Whose lines are reviewed. */
export interface ReviewAsk {
  readonly order_id: string;
}

/** Letters that are left for it in a feedback; without them it is only copied. */
export interface TrailAsk {
  readonly room?: number;
}

/** Pictures to look at; `at` is the one that is shown first. */
export interface ViewerAsk {
  readonly pictures: readonly { readonly src: string; readonly alt: string }[];
  readonly at: number;
  /** The one picture is the buyer's own: it can be deleted and replaced. */
  readonly own?: boolean;
  /** Under the pictures. */
  readonly say?: string;
}

/** The picture shown is to go; with a file, that one takes its place. */
export interface ViewerOutcome {
  readonly replaceBy?: File;
}
