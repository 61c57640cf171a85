/** The privileges that switch features, as the last answer told them (document 1 §6). */
import { proxy } from 'valtio/vanilla';
import type { SystemPriv } from '#shared/contract/entities.ts';

/** What is known of them; undefined until some answer told them. */
export const privileges = proxy<{ priv: SystemPriv | undefined }>({ priv: undefined });

/** Notes what an answer says of the privileges; an answer that says nothing changes nothing. */
export function notePrivileges(priv: SystemPriv | undefined): void {
  if (priv) privileges.priv = priv;
}
