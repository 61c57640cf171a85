/** The privileges that switch features, as the last answer told them (document 1 §6). */
import { proxy, useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';

const known = proxy<{ priv: SystemPriv | undefined }>({ priv: undefined });

/** Notes what an answer says of the privileges; an answer that says nothing changes nothing. */
export function notePrivileges(priv: SystemPriv | undefined): void {
  if (priv) known.priv = priv;
}

/** The privileges for a component; undefined until some answer told them. */
export const usePrivileges = (): SystemPriv | undefined => useSnapshot(known).priv as SystemPriv | undefined;
