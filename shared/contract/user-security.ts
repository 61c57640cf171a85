import { get } from './call.ts';
import { linkedAccount } from './member-entities.ts';
import { anyId, assumed, flag, id, list, map, optional, text } from './wire.ts';

/**
 * The calls of user.php around passwords and the security question; apart from those that the user centre makes
 * (document 1 §7, document 2 §7). `yz_chit` is no documented parameter: it is what `re_yz_t` and `chit_yz` answered, and shows
 * that the owner was asked. A login that passed either needs none; a server that does not know it lets it lie.
 */
export const userSecurity = {
  /** Whose login name this is. */
  yzName: get('user.php?act=yz_name', 'read', { name: text }, { user_id: id }),
  /** Accounts whose login or pharmacy name holds these words. */
  getUsers: get('user.php?act=get_users', 'read', { name: text }, { users: list(linkedAccount) }),
  /** How an account can be proved to be one's own, the logged-in one without user_id. `true_phone` is what send_chit_code takes as phone. */
  reYz: get(
    'user.php?act=re_yz',
    'read',
    { user_id: optional(anyId) },
    {
      question: text,
      passwd_question: text,
      passwd_answer: optional(text),
      chit_pwd: flag,
      phone: text,
      true_phone: text,
    },
  ),
  /** Checks the answer to the security question. */
  reYzT: get('user.php?act=re_yz_t', 'session', { answer: text, user_id: optional(anyId) }, { yz_chit: assumed(text) }),
  /** Changes the login password (encoded) and ends every login of the account. */
  upPwd: get('user.php?act=up_pwd', 'write', { pwd: text, user_id: optional(anyId), yz_chit: optional(text) }, {}),
  /** Changes or sets the payment password (encoded) of the logged-in account. */
  upPayPwd: get(
    'user.php?act=up_pay_pwd',
    'write',
    { pwd: text, user_id: optional(anyId), yz_chit: optional(text) },
    {},
  ),
  /** The security questions by key. */
  getQuestions: get('user.php?act=get_questions', 'read', {}, { data: map(text) }),
  /** Changes the security question of the logged-in account. */
  upAnswer: get(
    'user.php?act=up_answer',
    'write',
    { answer: text, passwd_question: text, yz_chit: optional(text) },
    {},
  ),
};
