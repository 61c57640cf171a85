import { type Snapshot, useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { useSettings } from './buyer.ts';
import { privileges } from './privileges.ts';

/** The privileges for a component; undefined until an answer has them. */
export const usePrivileges = (): Snapshot<SystemPriv> | undefined => useSnapshot(privileges).priv;

/** Whether sold-out goods can be pre-ordered, from the settings or a later answer. */
export const usePreOrders = (): boolean => {
  const { preOrders } = useSnapshot(privileges);
  return (useSettings()?.qhyg ?? false) || preOrders;
};
