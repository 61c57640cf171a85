import type { GoodsCard } from '#shared/contract/entities.ts';

declare module '#web/state/dialogs.ts' {
  interface DialogTable {
    /** The quick-buy dialog (document 2 §2); answers the added quantity in base units, 0 when it was only closed. */
    quickBuy: { ask: QuickBuyAsk; outcome: number };
  }
}

/** Which goods; `lx` and `tb_id` when a card of a near-expiry batch was pressed. */
export interface QuickBuyAsk {
  readonly goods_id: string;
  readonly lx?: GoodsCard['lx'];
  readonly tb_id?: string;
}
