/** Fields whose values nobody may read off a screen, a report, a log or a trail. */

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

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');
const secrets = new Set(SECRET_NAMES.map(plain));
const phones = new Set(PHONE_NAMES.map(plain));

/** True for a field that holds a secret. */
export const isSecretName = (name: string): boolean => secrets.has(plain(name));

/** True for a field that holds a phone number. */
export const isPhoneName = (name: string): boolean => phones.has(plain(name));
