/**
 * Who uses the shop in this tab: a member, or a visitor. A member is known by a random id that the phone connects to the
 * login (its token and, where known, its name); a linked account is another member. What a member stores carries the
 * id. A logout removes the id. After an expired login it waits for the same login name.
 */
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import { isText, maybe, shape } from './guards.ts';
import { login } from './slots.ts';

/** A login's token: of 32 characters, and one that a header can carry. Anything else is damaged, and its visitor is none. */
const isToken = (value: unknown): value is string => isText(value) && isLoggedIn(value) && /^[!-~]+$/.test(value);

/** The login of this phone. */
export const token = login('token', isToken);

/** The member whose data are on this phone. `of` is the beginning of the token, '' after the login has expired. */
export const account = login('account', shape({ id: maybe(isText), of: isText, user_name: isText }));

const beginning = (token: string): string => token.slice(0, 8);

const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');

/** The id of the member that is logged in on this phone now, in whichever tab; '' for none. */
export function memberOfPhone(): string {
  const stored = token.read() ?? '';
  const known = account.read();
  return isLoggedIn(stored) && known?.of === beginning(stored) ? (known.id ?? '') : '';
}

let here = memberOfPhone();

/** The id of the member whose data this tab shows; '' for a visitor. */
export const memberHere = (): string => here;

/** Somebody logs in. The login name is '' where it is unknown. The same name finds again what an expired login left. */
export function enter(token: string, user_name: string): void {
  const before = account.read();
  const isSame = before !== undefined && user_name !== '' && before.user_name === user_name;
  here = (isSame && before.id) || newId();
  account.write({ id: here, of: beginning(token), user_name });
}

/** Finds the member of a stored login, or gives it an id: an earlier release stored none. */
export function resume(stored: string): void {
  here = memberOfPhone();
  if (here !== '' || !isLoggedIn(stored)) return;
  const { of, user_name } = account.read() ?? { of: '', user_name: '' };
  enter(stored, of === beginning(stored) ? user_name : '');
}

/** The login ends. When it has expired (`isLost`), what its member wrote waits for the same login name. */
export function leave(isLost: boolean): void {
  here = '';
  const left = account.read();
  if (isLost && left) account.write({ ...left, of: '' });
  else account.erase();
}

/** The login name of the member; '' when it is unknown. */
export function loginName(): string {
  const known = account.read();
  return here !== '' && known?.id === here ? known.user_name : '';
}
