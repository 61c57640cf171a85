import { type Client, createClient } from '#shared/client/create.ts';
import { defaultNames } from '#shared/client/options.ts';
import { apiBase } from '#web/navigation/deployment.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { session, setVerification } from '../session/session.ts';
import { note } from '../trail/trail.ts';
import { dropAhead, takeAhead } from './prefetched.ts';

/** Lenient, so that a page lives without what it can live without. */
const client = createClient({
  base: new URL(apiBase, typeof location === 'undefined' ? 'http://localhost' : location.href).href,
  fetch: (input, init) =>
    takeAhead(String(input), init?.headers as Record<string, string>, defaultNames.bust, init?.signal) ??
    fetch(input, init),
  token: () => session.token,
  agencyId: () => session.agency_id,
  onSent(call, request, came) {
    note('sent', request, call);
    if (call.effect !== 'read') dropAhead();
    const end = (answer: unknown) => note('came', request, answer);
    came.then(end, end);
  },
  onDeviation: (call, deviations) => note('odd', call, deviations),
});

/** The one client of the web. Whatever tells how the member's verification stands is heard (document 1 §4). */
export const api: Client = {
  ...client,
  async send(call, args, options) {
    const { token } = session;
    const answer = await client.send(call, args, options);
    // A login's own answer is taken over as a whole, by whoever asked for it.
    if (call.effect !== 'session' && 'yz' in call.answer.fields && token === session.token)
      hear((answer as unknown as Told).yz);
    return answer;
  },
};

type Told = Pick<typeof session, 'yz'>;

/** Goods that were fetched before hold the prices of another state. */
function hear(yz: Told['yz']): void {
  if (yz === undefined || yz === session.yz) return;
  setVerification(yz);
  flagForReload('index', 'search', 'intro', 'cart');
}
