/** The session, in local storage under the documented names (documents 1 §3 and §4). */
import { proxy } from 'valtio/vanilla';
import type { LinkedAccount, Verification } from '#shared/contract/entities.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { flagAll } from '#web/navigation/reload-flags.ts';
import { onElsewhere } from '../storage/entry.ts';
import * as kept from '../storage/kept.ts';
import { enter, leave, memberOfPhone, resume } from '../storage/owner.ts';
import type { Slot } from '../storage/slots.ts';
import { sweep } from '../storage/sweep.ts';

export interface Session {
  token: string;
  name: string;
  avatar: string;
  yz: Verification;
  /** A cash customer. */
  order_pay: boolean;
  /** The member's medical-insurance flag. */
  is_yb: boolean;
  /** Linked accounts; stored only when there is more than one. */
  user_list: LinkedAccount[];
  agency_id: string;
  cartNum: number;
  /** The member centre has said that no official account is bound. Only then a member is asked to bind one. */
  unbound: boolean;
}

const { token, name, avatar, yz, order_pay, is_yb, user_list, agency_id, cartNum, unbound } = kept;
/** The token is last: with it a login is complete for the other tabs. */
const slots = { name, avatar, yz, order_pay, is_yb, user_list, agency_id, cartNum, unbound, token } as const;
const names = Object.keys(slots) as (keyof Session)[];

const nobody = (): Session => ({
  token: '',
  name: '',
  avatar: '',
  yz: 0,
  order_pay: false,
  is_yb: false,
  user_list: [],
  agency_id: '',
  cartNum: 0,
  unbound: false,
});

function stored(): Session {
  const found = nobody();
  for (const [key, slot] of Object.entries(slots)) {
    const value = (slot as Slot<unknown>).read();
    if (value !== undefined) Object.assign(found, { [key]: value });
  }
  if (!isLoggedIn(found.token)) return { ...nobody(), agency_id: found.agency_id };
  // A login that did not give a verification state stored none.
  return yz.read() === undefined ? { ...found, yz: undefined } : found;
}

export const session = proxy<Session>(stored());
resume(session.token);

/** Whether the phone stores this session. Where it stores nothing, the session lives in this tab alone. */
let isStored = session.token !== '';

/** `elsewhere`: it happened in another tab. */
type Listener = (elsewhere: boolean) => void;
const listeners = new Set<Listener>();

/**
 * Calls `then` at once when another login begins, ends or takes its place, in whichever tab. Whatever holds a member's
 * data outside the pages clears it there. By then the session is the new one.
 */
export function whenMemberChanges(then: Listener): void {
  listeners.add(then);
}

/** Whether somebody has acted in this tab since a member left it. */
let hasActed = true;

/**
 * Whether a call that acts may leave. After a member has left this tab, what still runs is the former member's: a list
 * that is being added line by line, a quantity that waits. Nothing is written until somebody presses or types again.
 */
export const mayWrite = (): boolean => hasActed;

/** Shows another session: everything of the former one is dropped. */
function become(next: Session, elsewhere = false): void {
  const wasMember = isLoggedIn(session.token);
  if (wasMember) hasActed = false;
  Object.assign(session, next);
  sweep(wasMember);
  for (const listener of listeners) listener(elsewhere);
  flagAll();
}

/**
 * Changes parts of the session, in memory, and in storage while this login is the phone's. Another token is another
 * login.
 */
export function put(changes: Partial<Session>): void {
  const { token: next = session.token } = changes;
  if (next !== session.token) {
    if (isLoggedIn(next)) signIn({ ...session, ...changes }, '');
    else signOut();
    hasActed = true;
    return;
  }
  Object.assign(session, changes);
  if ((token.read() ?? '') === session.token) store(changes);
}

function store(changes: Partial<Session>): void {
  for (const key of names) {
    if (!(key in changes)) continue;
    const slot = slots[key] as Slot<unknown>;
    if (changes[key] === undefined) slot.erase();
    else slot.write(changes[key]);
  }
}

/**
 * Stores the session of a login, in place of any other. `user_name` is '' where the login name is unknown. False where the
 * browser stores nothing: the next page load is a visitor's.
 */
export function signIn(next: Session, user_name: string): boolean {
  // The account comes first and the token last: other tabs that see the token see all of it.
  enter(next.token, user_name);
  if (next.user_list.length < 2) user_list.erase();
  const { user_list: linked, ...rest } = next;
  store(linked.length < 2 ? rest : next);
  isStored = token.read() === next.token;
  become(next);
  return isStored;
}

/** What a member sees again only after asking for it in the next login: rights and prices may differ then. */
const OF_LOGIN = [kept.user_left, kept.shown, kept.last_prices];

/**
 * Clears what a login set. The agency stays: it belongs to the shop's address. When the login has expired (`isLost`),
 * what its member wrote waits for the same login name; else it is erased.
 */
export function signOut(isLost = false): void {
  for (const each of OF_LOGIN) each.mine().erase();
  leave(isLost);
  token.erase();
  for (const key of names) if (key !== 'agency_id') slots[key].erase();
  become({ ...nobody(), agency_id: session.agency_id });
}

/**
 * Takes over a login that began or ended in another tab; false when there was none. Called on events of other tabs,
 * when the page comes back, and before anything is sent that acts: an event may be late, and a frozen tab gets none.
 */
export function adoptLogin(): boolean {
  const now = token.read() ?? '';
  if (now === session.token || (now === '' && !isStored)) return false;
  resume(now);
  isStored = now !== '';
  become(stored(), true);
  return true;
}

onElsewhere((key) => {
  if (!(key === '' || key === 'account' || key in slots) || adoptLogin()) return;
  // Another tab may be writing another login: its token comes last.
  if (memberOfPhone() === '' && session.token !== '') return;
  resume(session.token);
  Object.assign(session, stored());
});
const LOOKS = ['pageshow', 'focus', 'visibilitychange'];
const ACTS = ['click', 'submit', 'keydown', 'input'];

/**
 * A frozen tab gets no event of another. It looks when it comes back, and before a tap or a key acts: what was pressed
 * belonged to the former member, and does nothing. Returns a function that ends it.
 */
export function watchLogins(): () => void {
  const look = () => void adoptLogin();
  const act = (event: Event): void => {
    if (adoptLogin()) stop(event);
    else hasActed = true;
  };
  for (const event of LOOKS) addEventListener(event, look, true);
  for (const event of ACTS) addEventListener(event, act, true);
  return () => {
    for (const event of LOOKS) removeEventListener(event, look, true);
    for (const event of ACTS) removeEventListener(event, act, true);
  };
}

function stop(act: Event): void {
  act.preventDefault();
  act.stopImmediatePropagation();
}

/** The verification state changed without a login: submitted or approved. */
export const setVerification = (yz: Verification): void => put({ yz });

/** The member centre has named the bound official account; '' for none. */
export const noteOpenid = (openid: string): void => put({ unbound: openid === '' });

export const setCartCount = (cartNum: number): void => put({ cartNum: Math.max(0, cartNum) });

/** Raises the cart count by the added quantity, once per successful add (document 2 §4). */
export const raiseCartCount = (by: number): void => setCartCount(session.cartNum + by);
