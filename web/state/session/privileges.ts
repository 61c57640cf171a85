/** The privileges that switch features, from the last answer that had them (document 1 §6). */
import { proxy } from 'valtio/vanilla';
import type { SystemPriv } from '#shared/contract/entities.ts';
import { home } from '#shared/contract/home.ts';
import { shownBefore } from '../loading/last-shown.ts';
import { onElsewhere } from '../storage/entry.ts';
import * as kept from '../storage/kept.ts';
import { whenMemberChanges } from './session.ts';

/**
 * `priv` is undefined until an answer has it. Pre-orders (`qhyg`) are separate: the documents do not list them among
 * the privileges of a screen, only with the side menu and with goods (document 2 §3, §6).
 */
export const privileges = proxy<{ priv: SystemPriv | undefined; preOrders: boolean }>({
  priv: undefined,
  preOrders: false,
});

/** Stores the privileges of an answer; an answer without them changes nothing, and one that it leaves out stays as it is known. */
export function notePrivileges(priv: SystemPriv | undefined): void {
  if (!priv) return;
  privileges.priv = { ...privileges.priv, ...priv };
  if (priv.qhyg) privileges.preOrders = true;
}

/** Those of the order list: a server may tell only what orders need, so the others stay as they are known. */
export function noteOrderPrivileges(priv: SystemPriv | undefined): void {
  if (priv)
    notePrivileges({
      ...(knownFlags() ?? priv),
      ...(priv.delivery_query !== undefined && { delivery_query: priv.delivery_query }),
    });
}

/** Those that home told at the last visit; null before they were looked up. */
let before: SystemPriv | undefined | null = null;

/** The privileges as far as they are known: those of an answer, else of home at the last visit. */
export function knownFlags(): SystemPriv | undefined {
  if (privileges.priv) return privileges.priv;
  if (before === null) before = shownBefore(home.home)?.system_priv;
  return before;
}

// What a member may is not what another may.
whenMemberChanges(() => {
  Object.assign(privileges, { priv: undefined, preOrders: false });
  before = null;
});

// Home was shown in another tab.
onElsewhere((key) => {
  if (privileges.priv || key !== kept.shown.key) return;
  before = null;
  notePrivileges(knownFlags());
});

/** Stores whether sold-out goods can be pre-ordered. */
export function notePreOrders(on: boolean): void {
  privileges.preOrders = on;
}
