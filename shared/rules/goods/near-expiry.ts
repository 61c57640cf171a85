/** Near-expiry goods, `taobao` on the wire: batches at a reduced price (document 2 §3, §4). */

const NEAR_EXPIRY = '1';

/** True for the card of a near-expiry batch (lx 1). */
export const isNearExpiry = ({ lx }: { readonly lx?: string }): boolean => lx === NEAR_EXPIRY;
