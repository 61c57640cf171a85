import { useSyncExternalStore } from 'react';

/** A hook that is true while the window matches; false where there is none. */
function matching(condition: string): () => boolean {
  const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(condition);
  const subscribe = (listener: () => void) => {
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  };
  const read = () => query?.matches ?? false;
  return () => useSyncExternalStore(subscribe, read, () => false);
}

/** True from 1024 px of width on; only for what CSS cannot decide. */
export const useDesk = matching('(min-width: 1024px)');

/** True from 640 px of width on, where a list has room for two columns: tablets, phones held sideways, a desk at 200 %. */
export const useTwoColumns = matching('(min-width: 640px)');

/** True from 1200 px of width on, where a member's page has room for three columns or a table beside its menu. */
export const useWideDesk = matching('(min-width: 1200px)');
