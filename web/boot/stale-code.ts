/**
 * A chunk that does not come is the network's fault, or the shop was updated under an open page. Only then the page is
 * reloaded, which a page without a network would not survive: its place is kept, with another try.
 */

import { reloadFresh } from '#web/navigation/reload-fresh.ts';
import { href } from '#web/navigation/routes.ts';
import { canKeep, isNumber, keep, recall } from '#web/state/storage/storage.ts';

/** Within this many ms a second reload for the same reason is not tried: then the chunk is missing, not old. */
const ONCE_MS = 60_000;

const APP = 'yaocang-app';

/** The app's entry that a page names: another name is another release. */
const appOf = (page: Document): string => page.querySelector<HTMLMetaElement>(`meta[name="${APP}"]`)?.content ?? '';

/** Code failed before: browsers remember a failed fetch until the page is loaded again, also one without a network. */
let failedBefore = false;

/** The app's entry as the server has it now; undefined when nobody answers. */
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
  // Several files of one tap may fail together: that is one try.
  failedBefore = true;
  if (!now) return;
  if (now === appOf(document) && !stuck) return;
  if (!canKeep() || recall('code_reload', isNumber) !== undefined) return;
  keep('code_reload', 1, ONCE_MS);
  reloadFresh();
}

const onError = (): void => void onGone();

/** Listens from now on; listening twice is listening once. */
export const reloadStaleCode = (): void => addEventListener('vite:preloadError', onError);
