/** What looks like a secret or a person’s data where no document names the field. Only files for others hide it. */
import { HIDDEN, maskPhone } from './redactor.ts';

const LIKE =
  /(^|_)(secrets?|tokens?|jwt|session(_?(id|key))?|credentials?|pass(word|wd|phrase)|(api|access|private|session|app)_?key|union_?id|id_?cards?|identity|id_(no|num|number)|e_?mails?|(bank_?)?cards?_?(no|num|number)|bank_?(cards?|account))(_|$)/;

/** Capitals, dashes and underscores make no other name. */
export const looksSecret = (name: string): boolean =>
  !name.endsWith('question') &&
  LIKE.test(
    name
      .replace(/([a-z\d])([A-Z])/g, '$1_$2')
      .replaceAll('-', '_')
      .toLowerCase(),
  );

/** `name=value` of an address or a form, `"name":"value"` of JSON that is cut or damaged. */
const NAMED = /(?<![\w-])([\w-]+)(=|"\s*:\s*")([^&\s"'<>,;\\]+)/g;
/** `password: …`, `密码：…`, `验证码是 …` of a sentence. Groups: the name, what stands between, the value. */
const SAID =
  /(?<![\w-])([\w-]{2,30}|[\p{Script=Han}]{0,6}(?:密码|口令|密钥|密匙|令牌|凭证|验证码|校验码|动态码|身份证号?码?|银行卡号?|卡号|安全问题答案))(["'”]?\s*(?:[:：=]|为|是)\s*["'“]?)([^\s"'“”<>&,，。;；、\\]+)/gu;
/** Parts of names that a sentence may tell a secret under. */
const TELLS =
  /pass|pwd|mima|yzm|secret|token|sess|ticket|cookie|captcha|credential|otp|pin$|jwt|openid|unionid|apikey|accesskey|privatekey|(sms|verify|auth|check|login)code|idcard|bankcard/;
const tellsSecret = (name: string): boolean =>
  /\p{Script=Han}/u.test(name) || looksSecret(name) || TELLS.test(name.replace(/[-_\d]/g, '').toLowerCase());
/** Its head has a bound, so that a long text of such beginnings does not take the square of its length. */
const JWT = /\beyJ[\w-]{8,4000}\.[\w-]{8,}\.[\w-]*/g;
/** Tried where a word begins, for the same reason. */
const EMAIL = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const MOBILE = /(?<![\w.])1[3-9]\d[ -]?\d{4}[ -]?\d{4}(?![\w.])/g;
/** Of a landline the area is told. */
const LANDLINE = /(?<![\w.-])(0\d{2,3})[ -]\d{7,8}(?![\w.-])/g;
/** Numbers with a check digit, also in groups of four: the number of an order is none. */
const LONG = /(?<![\w.-])(?:\d{15,18}[\dXx]|\d{4}(?:[ -]\d{4}){3}(?:[ -]\d{3})?)(?![\w.-])/g;

/** Text without mobile numbers, tokens, addresses of mail, and numbers of identity and bank cards. */
export const withoutPersonal = (text: string): string =>
  text
    .replace(NAMED, (all, name: string, is: string) => (looksSecret(name) ? `${name}${is}${HIDDEN}` : all))
    .replace(SAID, (all, name: string, is: string) => (tellsSecret(name) ? `${name}${is}${HIDDEN}` : all))
    .replace(JWT, HIDDEN)
    .replace(EMAIL, HIDDEN)
    .replace(MOBILE, (phone) => maskPhone(phone.replace(/\D/g, '')))
    .replace(LANDLINE, `$1 ${HIDDEN}`)
    .replace(LONG, (number) => (isIdentity(number) || isBankCard(number.replace(/\D/g, '')) ? HIDDEN : number));

/** The same of data, and the values of fields that look like a secret. */
export function withoutUnknown(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutUnknown(each, name));
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withoutUnknown(each, key)]));
  }
  if (typeof value !== 'string' && typeof value !== 'number') return value;
  // A flag is none.
  if (looksSecret(name) && !/^[01]?$/.test(String(value))) return HIDDEN;
  const clean = withoutPersonal(String(value));
  return typeof value === 'string' || clean !== String(value) ? clean : value;
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

/** GB 11643: region, birthday, and a check digit. */
function isIdentity(number: string): boolean {
  if (!/^[1-9]\d{5}(19|20)\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])\d{3}[\dXx]$/.test(number)) return false;
  const sum = WEIGHTS.reduce((all, weight, at) => all + weight * Number(number[at]), 0);
  return '10X98765432'[sum % 11] === number[17]?.toUpperCase();
}

/** ISO/IEC 7812, of UnionPay and the two others that are usual. */
function isBankCard(number: string): boolean {
  if (!/^(62\d{14}|62\d{17}|4\d{15}|5[1-5]\d{14})$/.test(number)) return false;
  const digits = [...number].toReversed().map((digit, at) => (at % 2 === 0 ? Number(digit) : Number(digit) * 2));
  return digits.reduce((all, digit) => all + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
}
