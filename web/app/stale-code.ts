/** A chunk that is gone means that the shop was updated under an open page: one reload fetches the new one. */
import { canKeep, isNumber, keep, recall } from '#web/state/storage.ts';

/** Within this many ms a second reload for the same reason is not tried: then the chunk is missing, not old. */
const ONCE_MS = 60_000;

function onGone(event: Event): void {
  if (!canKeep() || recall('code_reload', isNumber) !== undefined) return;
  keep('code_reload', 1, ONCE_MS);
  event.preventDefault();
  location.reload();
}

/** Listens from now on; listening twice is listening once. */
export const reloadStaleCode = (): void => addEventListener('vite:preloadError', onGone);
