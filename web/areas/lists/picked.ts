import type { Snapshot } from 'valtio';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { type GoodsInfo, type Offer, offerOf } from '#shared/rules/goods/offer.ts';
import type { Referenced } from '#web/state/loading/part.ts';

/** Ticked goods. */
export interface PickedState {
  readonly goods: Referenced<GoodsCard>;
  phase: 'asking' | 'ready' | 'failed';
  info: Referenced<GoodsInfo> | null;
  /** Base units. */
  quantity: number;
  /** The server's or the stock's note on the quantity. */
  warning: string;
}

/** The same as a snapshot. */
export type Picked = Snapshot<PickedState>;

/** The offer of ticked goods. */
export const offerOfPicked = ({ info, goods, quantity }: Picked & { readonly info: GoodsInfo }): Offer =>
  offerOf({ info, spce_id: '', tb_id: goods.tb_id, unit: 1, quantity });
