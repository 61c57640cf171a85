import { type Snapshot, useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { useSettings } from './buyer.ts';
import { privileges } from './privileges.ts';

/** The privileges for a component; undefined until some answer told them. */
export const usePrivileges = (): Snapshot<SystemPriv> | undefined => useSnapshot(privileges).priv;

/** Whether goods that are sold out can be ordered in advance, as the settings or a later answer told. */
export const usePreOrders = (): boolean => {
  const { preOrders } = useSnapshot(privileges);
  return (useSettings()?.qhyg ?? false) || preOrders;
};
