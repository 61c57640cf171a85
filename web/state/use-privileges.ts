import { type Snapshot, useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { privileges } from './privileges.ts';

/** The privileges for a component; undefined until some answer told them. */
export const usePrivileges = (): Snapshot<SystemPriv> | undefined => useSnapshot(privileges).priv;
