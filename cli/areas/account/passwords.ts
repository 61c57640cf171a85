/** Changing passwords: the login password, forgotten or known, and the payment password. */

import { say } from '#cli/parts/member-words.ts';
import { beforeIt, sendOnce } from '#cli/parts/run-once.ts';
import { saveLogin } from '#cli/shop/logins.ts';
import { loginOf, type Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { bank } from '#shared/contract/bank.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import type { LinkedAccount } from '#shared/contract/entities.ts';
import { userSecurity } from '#shared/contract/user-security.ts';
import { RefusedError } from '#shared/errors.ts';
import type { Flow } from '#shared/flows/flow.ts';
import type { OwnerCheckEvent, OwnerCheckState } from '#shared/flows/owner-check.ts';
import { afterChange, newPasswordRefusal } from '#shared/rules/new-password.ts';
import { encodePassword } from '#shared/rules/password.ts';
import { isLoggedIn } from './logged-in.ts';
import { type ProofWanted, proveOwner } from './owner-proof.ts';

export interface NewPassword {
  readonly password: string;
  readonly confirm: string;
}

export interface PasswordWanted extends ProofWanted {
  /** Brings the new password, once the account is proved, and what was typed to confirm it. */
  readonly password: () => Promise<NewPassword>;
}

/** What a change came to. */
export interface PasswordChanged {
  readonly message: string;
  readonly user_name: string;
}

/** Changes the login password of an account that is named, as whoever forgot it does. */
export const changeForgotten = (
  shop: Shop,
  userName: string,
  wanted: PasswordWanted,
): Flow<OwnerCheckState, OwnerCheckEvent, PasswordChanged> =>
  async function* (context) {
    shop.guard.admit(userSecurity.upPwd);
    const user_id = await accountNamed(shop, userName);
    const { yz_chit } = yield* proveOwner(shop, user_id, wanted)(context);
    const pwd = await newPassword(shop, wanted);
    await changeOnce(shop, { pwd, user_id, yz_chit }, userName);
    return { message: afterChange('2').message.text, user_name: userName };
  };

/** Changes the login password of the account that is logged in; the shop ends its logins, and the one that is kept here goes too. */
export const changeOwn = (
  shop: Shop,
  dir: string,
  wanted: PasswordWanted,
): Flow<OwnerCheckState, OwnerCheckEvent, PasswordChanged> =>
  async function* (context) {
    const { user_name } = loginOf(shop);
    shop.guard.admit(userSecurity.upPwd);
    const { yz_chit } = yield* proveOwner(shop, '', wanted)(context);
    await changeOnce(shop, { pwd: await newPassword(shop, wanted), yz_chit }, user_name);
    shop.session.login = undefined;
    await saveLogin(dir, shop.profile, undefined);
    return { message: afterChange('2').message.text, user_name };
  };

/** Sets or changes the payment password of the account that is logged in. */
export const setPayPassword = (
  shop: Shop,
  wanted: PasswordWanted,
): Flow<OwnerCheckState, OwnerCheckEvent, PasswordChanged> =>
  async function* (context) {
    const { user_name } = loginOf(shop);
    shop.guard.admit(userSecurity.upPayPwd);
    const { yz_chit } = yield* proveOwner(shop, '', wanted)(context);
    await setPayOnce(shop, { pwd: await newPassword(shop, wanted), yz_chit });
    return { message: afterChange('3').message.text, user_name };
  };

/**
 * Changes a login password once. The change ends every login of the account, so that ours shows what came of it where it
 * is of that account; trying the password would show it too, at the price of a failed login.
 */
async function changeOnce(shop: Shop, change: ArgsOf<typeof userSecurity.upPwd>, userName: string): Promise<void> {
  const settle = async () => ({ happened: !(await isLoggedIn(shop)) });
  const send = (signal: AbortSignal) => shop.client.send(userSecurity.upPwd, change, { signal });
  const isOurs = shop.session.login?.user_name === userName;
  await sendOnce<unknown>(shop, isOurs ? { send, settle } : { send }, `login ${userName}`);
}

/** Sets the payment password once. That there is one now shows it, where there was none. */
async function setPayOnce(shop: Shop, change: ArgsOf<typeof userSecurity.upPayPwd>): Promise<void> {
  const hasOne = async () => (await shop.client.send(bank.list, {})).pay_pwd;
  const hadOne = await beforeIt(hasOne);
  const settle = async () => (hadOne === false ? { happened: await hasOne() } : undefined);
  const send = (signal: AbortSignal) => shop.client.send(userSecurity.upPayPwd, change, { signal });
  await sendOnce<unknown>(shop, { send, settle }, 'call pay/pay_order yz_pay --secret pay_pwd=prompt');
}

async function newPassword(shop: Shop, wanted: PasswordWanted): Promise<string> {
  const { password, confirm } = await wanted.password();
  shop.learn(password);
  const refusal = newPasswordRefusal(password, confirm);
  if (!refusal) return encodePassword(password);
  throw new Fault('usage', [refusal.text, 'a password has at least 6 characters and is typed twice alike']);
}

/** Whose login name this is; when it is nobody's, the fault names whom it could mean. */
async function accountNamed(shop: Shop, name: string): Promise<string> {
  try {
    return (await shop.client.send(userSecurity.yzName, { name })).user_id;
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    const { users } = await shop.client
      .send(userSecurity.getUsers, { name })
      .catch(() => ({ users: [] as LinkedAccount[] }));
    const names = users.map(({ user_name }) => user_name).join('、');
    throw new Fault('server', say.noSuchUser(name), { next: names ? say.meantUsers(names) : say.nobodyMeant });
  }
}
