import { afterEach, expect, test, vi } from 'vitest';
import { buildRequest } from '#shared/client/request.ts';
import { search } from '#shared/contract/search.ts';
import { searchAsk, searchDefaults } from '#shared/rules/goods/goods-filter.ts';
import { apiBase } from '#web/navigation/deployment.ts';
import { routes } from '#web/navigation/routes.ts';
import { prefetch } from '#web/state/loading/prefetched.ts';
import { type Settings, start } from '#web/state/settings/settings.ts';
import { serve } from '#web/state/testing.ts';
import { createSearchStore } from './goods-filter-store.ts';

afterEach(() => {
  delete (globalThis as { prefetched?: unknown }).prefetched;
});

test('a prefetched first page is in the store before the first render', async () => {
  start.now = { phase: 'shown', settings: { log_bs: '' } as Settings };
  serve({ 'search.php?act=search': () => ({ data: [], page_next: 'end', total: 7 }) });
  const query = routes.search.query(new URLSearchParams('keywords=钙'));
  const options = { base: `http://localhost${apiBase}`, fetch, token: () => '', agencyId: () => '' };
  const { request } = buildRequest(search.search, searchAsk(query, searchDefaults), options);
  await prefetch(request.url, { ...request.headers }).text;
  await vi.waitFor(() => expect(createSearchStore(query).state.total).toBe(7));
});
