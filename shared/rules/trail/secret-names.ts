/** Names of fields whose values must not appear in reports, logs and trails. */

export const SECRET_NAMES: readonly string[] = [
  'token',
  'password',
  'confirm',
  'pay_pwd',
  'pwd',
  'answer',
  'passwd_answer',
  'chit_token',
  'chit_code',
  'yz_chit',
  'openid',
  'paySign',
  'signature',
  'operator-key',
  'authorization',
  'cookie',
];
export const PHONE_NAMES: readonly string[] = ['phone', 'true_phone', 'mobile'];
/** Fields with a person's name or address. */
export const PERSON_NAMES: readonly string[] = [
  'consignee',
  'nickname',
  'legal_person',
  'real_name',
  'contact',
  'address',
  'street',
  'path',
];

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');
const secrets = new Set(SECRET_NAMES.map(plain));
const phones = new Set(PHONE_NAMES.map(plain));
const people = new Set(PERSON_NAMES.map(plain));

export const isSecretName = (name: string): boolean => secrets.has(plain(name));

export const isPhoneName = (name: string): boolean => phones.has(plain(name));

/** True for a person's name or address. The field `name` counts only next to another such field or a phone. */
export const isPersonName = (name: string, beside: readonly string[] = []): boolean =>
  people.has(plain(name)) ||
  (plain(name) === 'name' && beside.some((each) => people.has(plain(each)) || isPhoneName(each) || each === 'avatar'));
