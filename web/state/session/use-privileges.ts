import { useMemo } from 'react';
import { type Snapshot, useSnapshot } from 'valtio';
import type { SystemPriv } from '#shared/contract/entities.ts';
import type { Codec } from '#shared/contract/wire.ts';
import { byFlags } from '#shared/rules/app/by-flags.ts';
import { knownFlags, privileges } from './privileges.ts';

/** The privileges for a component; undefined until an answer has them. */
export const usePrivileges = (): Snapshot<SystemPriv> | undefined => useSnapshot(privileges).priv;

type Flags = Readonly<Partial<SystemPriv>>;
const NONE: Flags = {};

/**
 * A value without what the privileges hide. It follows the privileges as answers tell them; before one has, `unknown` counts:
 * by default nothing is on.
 */
export function useByFlags<T extends object>(codec: Codec<T>, value: T, unknown: Flags = NONE): T {
  const priv = usePrivileges();
  return useMemo(() => byFlags(codec, value, priv ?? knownFlags() ?? unknown), [codec, value, priv, unknown]);
}
