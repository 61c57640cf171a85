/** Sets of privileges (document 1 §6). */
import { type SystemPriv, systemPriv } from '#shared/contract/entities.ts';

/** All privileges off. */
export const noPrivileges: SystemPriv = Object.fromEntries(
  Object.keys(systemPriv.fields).map((name) => [name, false]),
) as SystemPriv;

/** Only these privileges on. */
export const privileges = (...on: readonly (keyof SystemPriv)[]): SystemPriv => ({
  ...noPrivileges,
  ...Object.fromEntries(on.map((name) => [name, true])),
});
