import { collect } from '#shared/contract/collect.ts';
import { history } from '#shared/contract/history.ts';
import { mybuy } from '#shared/contract/mybuy.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const favouritesLoader = defineLoader('favourites', (read) => ({
  list: read(collect.collectList, ({ keywords }) => ({ keywords }), { members: true }),
}));

export const frequentBuysLoader = defineLoader('frequentBuys', (read) => ({
  list: read(mybuy.list, ({ keywords }) => ({ keywords }), { members: true }),
}));

export const browsingHistoryLoader = defineLoader('browsingHistory', (read) => ({
  list: read(history.list, ({ keywords }) => ({ keywords }), { members: true }),
}));
