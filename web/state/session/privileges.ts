/** The privileges that switch features, from the last answer that had them (document 1 §6). */
import { proxy } from 'valtio/vanilla';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { whenMemberChanges } from './session.ts';

/**
 * `priv` is undefined until an answer has it. Pre-orders (`qhyg`) are separate: the documents do not list them among
 * the privileges of a screen, only with the side menu and with goods (document 2 §3, §6).
 */
export const privileges = proxy<{ priv: SystemPriv | undefined; preOrders: boolean }>({
  priv: undefined,
  preOrders: false,
});

/** Stores the privileges of an answer; an answer without them changes nothing. */
export function notePrivileges(priv: SystemPriv | undefined): void {
  if (!priv) return;
  privileges.priv = priv;
  if (priv.qhyg) privileges.preOrders = true;
}

// What a member may is not what another may.
whenMemberChanges(() => Object.assign(privileges, { priv: undefined, preOrders: false }));

/** Stores whether sold-out goods can be pre-ordered. */
export function notePreOrders(on: boolean): void {
  privileges.preOrders = on;
}
