import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { loggedIn, loggedInHere } from '#shared/messages/login.ts';
import { say } from '../messages/toast.ts';
import { session, signIn } from './session.ts';

type LoginAnswer = AnswerOf<typeof login.login>;

/**
 * Stores the result of a login or an account switch, with the login name. Every page starts anew. Says that it worked, and
 * where the browser stores nothing that it lasts as long as this page.
 */
export function logIn(answer: LoginAnswer, user_name: string): void {
  const next = {
    token: answer.token,
    name: answer.name,
    avatar: answer.avatar ?? '',
    yz: answer.yz,
    order_pay: answer.order_pay,
    is_yb: answer.is_yb,
    agency_id: answer.agency_id || session.agency_id,
    cartNum: answer.cartnum,
    unbound: false,
    user_list: answer.user_list.length > 1 ? answer.user_list : [],
  };
  say(signIn(next, user_name) ? loggedIn : loggedInHere, 'good');
}
