/** The session that a login sets and a logout clears (document 1 §4). */
import type { LinkedAccount, Verification } from '#shared/contract/entities.ts';
import { isLoggedIn } from './logged-in.ts';

/** The stored fields of a login answer. */
export interface LoginResult {
  readonly agency_id: string;
  readonly token: string;
  readonly name: string;
  readonly avatar?: string | undefined;
  readonly order_pay: boolean;
  readonly is_yb: boolean;
  readonly user_list: readonly LinkedAccount[];
  readonly yz?: Verification;
  readonly cartnum: number;
}

/** The stored session. The agency id stays after a logout. */
export interface Session {
  readonly token: string;
  readonly name: string;
  readonly avatar: string;
  readonly yz: Verification;
  readonly cartNum: number;
  readonly order_pay: boolean;
  readonly is_yb: boolean;
  /** The linked accounts including this one; empty unless there is more than one. */
  readonly user_list: readonly LinkedAccount[];
}

/** The session of a login answer; undefined without a valid token. */
export function sessionOf(result: LoginResult): Session | undefined {
  if (!isLoggedIn(result.token)) return undefined;
  const { token, name, avatar = '', yz, cartnum, order_pay, is_yb, user_list } = result;
  return {
    token,
    name,
    avatar,
    yz,
    cartNum: cartnum,
    order_pay,
    is_yb,
    user_list: user_list.length > 1 ? user_list : [],
  };
}

/** The account-switch dialog opens only with more than one account. */
export const canSwitchAccount = (session: Pick<Session, 'user_list'>): boolean => session.user_list.length > 1;
