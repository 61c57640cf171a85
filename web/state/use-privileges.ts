import { useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { privileges } from './privileges.ts';

/** The privileges for a component; undefined until some answer told them. */
export const usePrivileges = (): SystemPriv | undefined => useSnapshot(privileges).priv as SystemPriv | undefined;
