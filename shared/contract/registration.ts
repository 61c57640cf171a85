import { get, post, write } from './call.ts';
import { anyId, flag, id, named, optional, rows, shape, type TypeOf, text } from './wire.ts';

/** A warehouse or agency port with its invite code of 6 characters (document 1 §3). */
export const agency = shape({ agency_id: id, agency_name: text, code: text });
export type Agency = TypeOf<typeof agency>;

/** The body of a registration. Both passwords are encoded; `chit_code` is needed only while the SMS step is on. */
export const registerForm = shape({
  user_name: text,
  nickname: text,
  phone: text,
  chit_code: text,
  password: text,
  confirm: text,
  agree: flag,
  agency_id: anyId,
  chit_token: text,
});
export type RegisterPayload = TypeOf<typeof registerForm>;

/** The calls of login.php that only a registration makes (document 1 §7). */
export const registration = {
  /** Registers a pharmacy. It can log in at once, unverified. */
  register: post('login.php?act=register', write('all'), registerForm, {}),
  /** Succeeds when the name is free, else refuses with 该用户名已存在！ */
  checkUser: get('login.php?act=check_user', 'read', { user_name: text }, {}),
  /** The agency of an invite code; `shared/flows/invite-code.ts` compares the codes. */
  yzCode: get('login.php?act=yz_code', 'read', { code: text }, { agency }),
  /** Agencies whose name or area contains `key`, with their invite codes. */
  getCode: get(
    'login.php?act=get_code',
    'read',
    { key: text },
    { data: rows(named(shape({ agency_name: text, code: text }), 'agency_name')) },
  ),
  /** The name of the company that runs the shop. */
  webCompany: get('login.php?act=web_company', 'read', {}, { company: optional(text) }),
};
