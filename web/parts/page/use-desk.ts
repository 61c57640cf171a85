import { useSyncExternalStore } from 'react';

/** Creates a hook for a media query; false where there is no `matchMedia`. */
function matching(condition: string): () => boolean {
  const query = typeof matchMedia === 'undefined' ? undefined : matchMedia(condition);
  const subscribe = (listener: () => void) => {
    query?.addEventListener('change', listener);
    return () => query?.removeEventListener('change', listener);
  };
  const read = () => query?.matches ?? false;
  return () => useSyncExternalStore(subscribe, read, () => false);
}

/** True from 1024 px on. Only for what CSS cannot decide. */
export const useDesk = matching('(min-width: 1024px)');

/** True from 640 px on, where a list has two columns: tablets, phones in landscape, a desktop at 200 %. */
export const useTwoColumns = matching('(min-width: 640px)');

/** True from 1200 px on, where a member's page has three columns, or a table beside its menu. */
export const useWideDesk = matching('(min-width: 1200px)');
