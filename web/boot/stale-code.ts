/**
 * A chunk that fails to load means either a network failure or a new release under an open page. A new release, or a
 * second failure, reloads the page. Without an answer from the server it stays, because a reload would lose it, and
 * offers a retry.
 */

import { reloadFresh } from '#web/navigation/reload-fresh.ts';
import { href } from '#web/navigation/routes.ts';
import { canKeep, isNumber, keep, recall } from '#web/state/storage/storage.ts';

/** No second reload for the same reason within this many ms: then the chunk is missing, not old. */
const ONCE_MS = 60_000;

const APP = 'yaocang-app';

/** The app's entry that a page names. Another name is another release. */
const appOf = (page: Document): string => page.querySelector<HTMLMetaElement>(`meta[name="${APP}"]`)?.content ?? '';

/** Whether a chunk has failed before. Browsers cache a failed import until the page is reloaded. */
let failedBefore = false;

/** The app's entry on the server now; undefined when the server does not answer. */
async function appNow(): Promise<string | undefined> {
  try {
    const answer = await fetch(href.index(), { cache: 'no-store' });
    return answer.ok ? appOf(new DOMParser().parseFromString(await answer.text(), 'text/html')) : undefined;
  } catch {
    return undefined;
  }
}

async function onGone(): Promise<void> {
  const stuck = failedBefore;
  const now = await appNow();
  // Several files may fail at one tap. That counts as one failure.
  failedBefore = true;
  if (!now) return;
  if (now === appOf(document) && !stuck) return;
  if (!canKeep() || recall('code_reload', isNumber) !== undefined) return;
  keep('code_reload', 1, ONCE_MS);
  reloadFresh();
}

const onError = (): void => void onGone();

/** Starts listening. Calling it twice is harmless. */
export const reloadStaleCode = (): void => addEventListener('vite:preloadError', onError);
