import { get, reaching, write } from './call.ts';
import { linkedAccount } from './member-entities.ts';
import { filled, map } from './page-wire.ts';
import { anyId, assumed, id, named, off, optional, rows, text } from './wire.ts';

/**
 * The calls of user.php about passwords and the security question (document 1 §7, document 2 §7). `yz_chit` is no documented
 * parameter: it is the answer of `re_yz_t` or `chit_yz`, and proves that the owner was asked. A login that passed one of them
 * needs none; a server that does not know the parameter ignores it.
 */
export const userSecurity = {
  /** The account of a login name. */
  yzName: get('user.php?act=yz_name', 'read', { name: text }, { user_id: id }),
  /** Accounts whose login name or pharmacy name contains these words. */
  getUsers: get(
    'user.php?act=get_users',
    'read',
    { name: text },
    { users: rows(named(linkedAccount, 'user_name'), 'user_id') },
  ),
  /** How the owner of an account can be verified; without user_id, of the logged-in account. `true_phone` is the phone for send_chit_code. */
  reYz: get(
    'user.php?act=re_yz',
    'read',
    { user_id: optional(anyId) },
    {
      question: text,
      passwd_question: text,
      passwd_answer: optional(text),
      chit_pwd: off,
      phone: text,
      true_phone: text,
    },
  ),
  /** Checks the answer to the security question. */
  reYzT: reaching(
    'tries',
    get('user.php?act=re_yz_t', 'session', { answer: text, user_id: optional(anyId) }, { yz_chit: assumed(text) }),
  ),
  /** Changes the login password (encoded) and ends all logins of the account. */
  upPwd: get('user.php?act=up_pwd', write('all'), { pwd: text, user_id: optional(anyId), yz_chit: optional(text) }, {}),
  /** Sets or changes the payment password (encoded) of the logged-in account. */
  upPayPwd: get(
    'user.php?act=up_pay_pwd',
    write('all'),
    { pwd: text, user_id: optional(anyId), yz_chit: optional(text) },
    {},
  ),
  /** The security questions by key. */
  getQuestions: get('user.php?act=get_questions', 'read', {}, { data: map(filled) }),
  /** Changes the security question of the logged-in account. */
  upAnswer: get(
    'user.php?act=up_answer',
    write('all'),
    { answer: text, passwd_question: text, yz_chit: optional(text) },
    {},
  ),
};
