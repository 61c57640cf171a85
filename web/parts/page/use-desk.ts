import { useSyncExternalStore } from 'react';

const query = typeof matchMedia === 'undefined' ? undefined : matchMedia('(min-width: 1024px)');

const subscribe = (listener: () => void) => {
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
};
const read = () => query?.matches ?? false;

/** True from 1024 px of width on; only for what CSS cannot decide. */
export const useDesk = (): boolean => useSyncExternalStore(subscribe, read, () => false);
