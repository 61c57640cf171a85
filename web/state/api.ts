/** The one client of the web: lenient, so that a page lives without what it can live without. */
import { createClient } from '#shared/client/create.ts';
import { defaultNames } from '#shared/client/options.ts';
import { takeAhead } from './ahead.ts';
import { apiBase } from './place.ts';
import { session } from './session.ts';

export const api = createClient({
  base: new URL(apiBase, typeof location === 'undefined' ? 'http://localhost' : location.href).href,
  fetch: (input, init) =>
    takeAhead(String(input), init?.headers as Record<string, string>, defaultNames.bust, init?.signal) ??
    fetch(input, init),
  token: () => session.token,
  agencyId: () => session.agency_id,
});
