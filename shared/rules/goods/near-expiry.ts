/** Near-expiry goods, `taobao` on the wire: batches at a reduced price (document 2 §3, §4). */
import type { Batch } from '#shared/contract/goods.ts';

const NEAR_EXPIRY = '1';

/** True for the card of a near-expiry batch (lx 1). */
export const isNearExpiry = ({ lx }: { readonly lx?: string }): boolean => lx === NEAR_EXPIRY;

/** The price of the chosen batch in fen; undefined without a batch or a known price. */
export const batchPrice = (batch: Batch | undefined): number | undefined => batch?.shop_price || undefined;
