/** Privileges of nobody: every flag is off until the server says otherwise (document 1 §6). */
import { type SystemPriv, systemPriv } from '#shared/contract/entities.ts';

/** No privilege at all. */
export const noPrivileges: SystemPriv = Object.fromEntries(
  Object.keys(systemPriv.fields).map((name) => [name, false]),
) as SystemPriv;

/** These privileges on, every other off. */
export const privileges = (...on: readonly (keyof SystemPriv)[]): SystemPriv => ({
  ...noPrivileges,
  ...Object.fromEntries(on.map((name) => [name, true])),
});
