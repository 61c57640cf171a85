import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { keep } from '../storage/storage.ts';
import { put, session } from './session.ts';

type LoginAnswer = AnswerOf<typeof login.login>;

/** Stores the result of a login or an account switch. */
export function logIn(answer: LoginAnswer): void {
  put({
    token: answer.token,
    name: answer.name,
    avatar: answer.avatar ?? '',
    yz: answer.yz,
    order_pay: answer.order_pay,
    is_yb: answer.is_yb,
    agency_id: answer.agency_id || session.agency_id,
    cartNum: answer.cartnum,
    unbound: false,
  });
  session.user_list = answer.user_list.length > 1 ? answer.user_list : [];
  keep('user_list', answer.user_list.length > 1 ? answer.user_list : null);
}
