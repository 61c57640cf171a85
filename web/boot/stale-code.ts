/**
 * A chunk that fails to load means either a network failure or another release under an open page. Another release, or a
 * second failure, reloads the page. Without an answer from the server it stays, because a reload would lose it, and
 * offers a retry. A stylesheet never fails a page: it is asked again, and then the page does without it.
 */

import { reloadFresh } from '#web/navigation/reload-fresh.ts';
import { href } from '#web/navigation/routes.ts';
import { serverNow } from '#web/state/clock.ts';
import { askStyleAgain } from '#web/state/loading/code.ts';
import { mayReloadFor } from '#web/state/storage/may-reload.ts';

/** No second reload for the same reason within this many ms: then the chunk is missing, not old. */
const ONCE_MS = 60_000;

/** Failures within this many ms are one: several files fail at one tap, and each is asked again by itself. One look is enough. */
const ONE_FAILURE_MS = 5_000;

/** The app's entry that a page names. Another name is another release; the page of a proxy or a login to a network has none. */
const appOf = (page: Document): string | undefined =>
  page.querySelector<HTMLMetaElement>('[name=yaocang-app]')?.content;

/** When the latest failure began, in ms; 0 before one. Older browsers keep a failed import until the page is reloaded. */
let failedAt = 0;

/** The app's entry on the server now; undefined when the server does not answer with this shop's page. */
async function appNow(): Promise<string | undefined> {
  try {
    const answer = await fetch(href.index(), { cache: 'no-store' });
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return answer.ok ? appOf(page) : undefined;
  } catch {
    return undefined;
  }
}

async function onGone(): Promise<void> {
  const [before, at] = [failedAt, serverNow()];
  if (at - before < ONE_FAILURE_MS) return;
  failedAt = at;
  const now = await appNow();
  if (now === undefined) return;
  const isOther = now !== appOf(document);
  if (isOther ? mayReloadFor(now) : before && mayReloadFor('code', ONCE_MS)) reloadFresh();
}

const onError = (event: VitePreloadErrorEvent): void => {
  if (askStyleAgain(event.payload)) event.preventDefault();
  else void onGone();
};

/** Starts listening. Calling it twice is harmless. */
export const reloadStaleCode = (): void => addEventListener('vite:preloadError', onError);
