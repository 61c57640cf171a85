import { groupBuys } from '#shared/contract/group-buys.ts';
import { priceCuts } from '#shared/contract/price-cuts.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

/** The member's own teams; a single own team is found among them. */
export const groupBuyLoader = defineLoader('groupBuy', (read) => ({
  own: read(groupBuys.list, () => ({ is_start: true }), { members: true }),
}));

export const priceCutLoader = defineLoader('priceCut', (read) => ({
  own: read(priceCuts.list, () => ({ is_start: true }), { members: true }),
}));
