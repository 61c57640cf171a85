/** Fields whose values nobody may read off a screen, a report or a log. */

const SECRET_NAMES = [
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
const PHONE_NAMES = ['phone', 'true_phone', 'mobile'];

const plain = (name: string): string => name.toLowerCase().replaceAll('-', '_');
const secrets = new Set(SECRET_NAMES.map(plain));
const phones = new Set(PHONE_NAMES.map(plain));

/** True for a field that holds a secret. */
export const isSecretName = (name: string): boolean => secrets.has(plain(name));

/** True for a field that holds a phone number. */
export const isPhoneName = (name: string): boolean => phones.has(plain(name));

const spelled = [...secrets, ...phones].map((name) => name.replaceAll('_', '[-_]')).join('|');
const HEADERS = 'token|operator-key|authorization|cookie';

/**
 * Finds named values in running text: `name=value` of an address or a form, `"name":"value"` of JSON, and `name: value`
 * of the headers that carry secrets. The groups are what stands before the value, its name, and the value.
 */
export const namedInText = (): RegExp[] => [
  new RegExp(`(?<![\\w-])((${spelled})=)([^&\\s"'<>,;\\\\]+)`, 'gi'),
  new RegExp(`("(${spelled})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi'),
  new RegExp(`("(${spelled})"\\s*:\\s*)(-?\\d[\\d.]*)(?![\\d.*])`, 'gi'),
  new RegExp(`(?<![\\w-])((${HEADERS}):\\s?)([^\\s"',;]+)`, 'gi'),
];
