import { useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { useSettings } from './buyer.ts';
import { knownFlags, privileges } from './privileges.ts';
import { usePrivileges } from './use-privileges.ts';

/** Whether a privilege is on, as far as it is known; undefined before. */
export const useFlag = (name: keyof SystemPriv): boolean | undefined => (usePrivileges() ?? knownFlags())?.[name];

/** Whether sold-out goods can be pre-ordered, from the settings or a later answer. */
export const usePreOrders = (): boolean => {
  const { preOrders } = useSnapshot(privileges);
  return (useSettings()?.qhyg ?? false) || preOrders;
};
