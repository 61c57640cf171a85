/** The session, in local storage under the documented names (documents 1 §3 and §4). */
import { proxy } from 'valtio/vanilla';
import type { LinkedAccount, Verification } from '#shared/contract/entities.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import { isFlag, isNumber, isRecord, isText, keep, listOf, onElsewhere, recall } from '../storage/storage.ts';

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

const isLinked = (value: unknown): value is LinkedAccount =>
  isRecord(value) && isText(value.user_id) && isText(value.nickname) && isText(value.user_name);
const isVerification = (value: unknown): value is Verification => isNumber(value) && [0, 1, 2, 3].includes(value);

/** How each part of the session is validated when read from storage. */
const kinds = {
  token: isText,
  name: isText,
  avatar: isText,
  yz: isVerification,
  order_pay: isFlag,
  is_yb: isFlag,
  user_list: listOf(isLinked),
  agency_id: isText,
  cartNum: isNumber,
  unbound: isFlag,
};

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

const stored = (): Session => {
  const found = nobody();
  for (const [key, isKind] of Object.entries(kinds)) {
    const value = recall(key, isKind as (value: unknown) => value is unknown);
    if (value !== undefined) Object.assign(found, { [key]: value });
  }
  if (!isLoggedIn(found.token)) return { ...nobody(), agency_id: found.agency_id };
  // A login that did not give a verification state stored none.
  return recall('yz', isVerification) === undefined ? { ...found, yz: undefined } : found;
};

export const session = proxy<Session>(stored());

/** Changes parts of the session, in memory and in storage. */
export function put(changes: Partial<Session>): void {
  Object.assign(session, changes);
  for (const [key, value] of Object.entries(changes)) keep(key, value);
}

/** Clears what a login set. The agency stays: it belongs to the shop's address, not to the login. */
export function signOut(): void {
  const { agency_id, ...cleared } = nobody();
  Object.assign(session, cleared);
  for (const key of Object.keys(cleared)) keep(key, null);
  // Data shown to this member is removed.
  keep('shown', null);
  keep('last_prices', null);
}

/** The verification state changed without a login: submitted or approved. */
export const setVerification = (yz: Verification): void => put({ yz });

/** The member centre has named the bound official account; '' for none. */
export const noteOpenid = (openid: string): void => put({ unbound: openid === '' });

export const setCartCount = (cartNum: number): void => put({ cartNum: Math.max(0, cartNum) });

/** Raises the cart count by the added quantity, once per successful add (document 2 §4). */
export const raiseCartCount = (by: number): void => setCartCount(session.cartNum + by);

onElsewhere((key) => {
  if (key in kinds) Object.assign(session, stored());
});
