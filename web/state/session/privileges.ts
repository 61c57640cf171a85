/** The privileges that switch features, as the last answer told them (document 1 §6). */
import { proxy } from 'valtio/vanilla';
import type { SystemPriv } from '#shared/contract/entities.ts';

/**
 * What is known of them; `priv` is undefined until some answer told them. Pre-orders (`qhyg`) stand apart: no document
 * names them among the flags of a screen, only with the side menu and with a goods (document 2 §3, §6).
 */
export const privileges = proxy<{ priv: SystemPriv | undefined; preOrders: boolean }>({
  priv: undefined,
  preOrders: false,
});

/** Notes what an answer says of the privileges; an answer that says nothing changes nothing. */
export function notePrivileges(priv: SystemPriv | undefined): void {
  if (!priv) return;
  privileges.priv = priv;
  if (priv.qhyg) privileges.preOrders = true;
}

/** Notes whether goods that are sold out can be ordered in advance. */
export function notePreOrders(on: boolean): void {
  privileges.preOrders = on;
}
