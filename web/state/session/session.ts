/** Who is here: kept in local storage under the documented names (documents 1 §3 and §4). */
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
  /** Linked accounts; kept only when there are more than one. */
  user_list: LinkedAccount[];
  agency_id: string;
  cartNum: number;
  /** The member centre told that no official account is bound; until it did nobody is asked to bind one. */
  unbound: boolean;
}

const isLinked = (value: unknown): value is LinkedAccount =>
  isRecord(value) && isText(value.user_id) && isText(value.nickname) && isText(value.user_name);
const isVerification = (value: unknown): value is Verification => isNumber(value) && [0, 1, 2, 3].includes(value);

/** How each part of the session is checked when it comes back from storage. */
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
  // A login that did not say how the verification stands kept nothing of it.
  return recall('yz', isVerification) === undefined ? { ...found, yz: undefined } : found;
};

export const session = proxy<Session>(stored());

/** Changes parts of the session, here and in storage. */
export function put(changes: Partial<Session>): void {
  Object.assign(session, changes);
  for (const [key, value] of Object.entries(changes)) keep(key, value);
}

/** Clears what a login set; the agency stays, it belongs to the shop's port and not to the login. */
export function signOut(): void {
  const { agency_id, ...cleared } = nobody();
  Object.assign(session, cleared);
  for (const key of Object.keys(cleared)) keep(key, null);
  // What was shown to whoever was here is nobody else's.
  keep('shown', null);
  keep('last_prices', null);
}

/** The verification state changed without a login: handed in, approved. */
export const setVerification = (yz: Verification): void => put({ yz });

/** The member centre told which official account is bound, '' when none is. */
export const noteOpenid = (openid: string): void => put({ unbound: openid === '' });

/** Sets the number on the cart. */
export const setCartCount = (cartNum: number): void => put({ cartNum: Math.max(0, cartNum) });

/** The cart count rises by what was added, once per successful add (document 2 §4). */
export const raiseCartCount = (by: number): void => setCartCount(session.cartNum + by);

onElsewhere((key) => {
  if (key in kinds) Object.assign(session, stored());
});
