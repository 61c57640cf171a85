/** Redaction of a trail: no secrets, no amounts, phone numbers masked. */
import { maskedPhone } from '#shared/rules/login/masked-phone.ts';
import { encodePassword, PASSWORD_MARKER } from '#shared/rules/login/password.ts';
import { isPhoneName, isSecretName } from './secret-names.ts';

/** Replaces a hidden value. */
export const HIDDEN = '[隐]';
/** Replaces the end of a long text. */
export const CUT = '…';

/** Fields with a person or a street, whose values are also hidden in taps and messages. */
const PEOPLE = ['consignee', 'legal_person', 'address', 'street'];

/** Private parameters that are no secrets: logins, people, amounts, codes, nested addresses. */
const PRIVATE = [
  'name',
  'user_name',
  'user_id',
  'nickname',
  'company',
  ...PEOPLE,
  'money_v',
  'code',
  'key',
  'url',
  'state',
  'back',
];

/** Maximum lengths of a value, a tapped name and a message. */
const LONGEST = { value: 120, tap: 24, said: 80 } as const;
/** Shorter secrets are hidden only by the name of their field. Hiding every "1" would destroy the text. */
const SHORTEST = 4;
/** Secrets of this length are also hidden inside longer words. */
const UNMISTAKABLE = 8;

export interface Hiding {
  /** Learns the value of a secret or personal field, so that it is hidden everywhere. */
  learn(name: string, value: string): void;
  /** Redacts a shown message. */
  said(text: string): string;
  /** Redacts the name of a tapped element. */
  tap(text: string): string;
  /** Redacts a query string; '' when nothing is left. */
  query(pairs: Iterable<readonly [string, string]>): string;
  /** Redacts a text again, with the values that were learned since. */
  again(text: string): string;
}

export function createHiding(): Hiding {
  const known = new Set<string>();

  const again = (text: string): string => {
    let seen = text;
    for (const secret of known) seen = without(seen, secret);
    return seen;
  };
  const clean = (text: string): string => withoutAmounts(withoutTokens(withoutPhones(again(oneLine(text)))));
  const value = (name: string, text: string): string => {
    if (text === '') return '';
    if (isSecretName(name) || PRIVATE.includes(name)) return HIDDEN;
    return isPhoneName(name) ? maskedPhone(text) : cut(clean(text), LONGEST.value);
  };

  return {
    again,
    learn(name, text) {
      if (PEOPLE.includes(name) && text.length > 1) known.add(text);
      if (!isSecretName(name) || text.length < SHORTEST) return;
      for (const form of formsOf(text)) known.add(form);
    },
    said: (text) => cut(clean(text).replace(/(码|密码|答案)(\D{0,4})\d{4,8}(?!\d)/g, `$1$2${HIDDEN}`), LONGEST.said),
    tap(text) {
      // Only digits: keys of a number pad on which a password is typed.
      const name = clean(text).replace(/^[\d\s]+$/, '数字');
      return cut(name.replace(/\d{5,}/g, CUT), LONGEST.tap);
    },
    query: (pairs) =>
      Array.from(pairs, ([name, text]) => `${name}=${inAddress(value(name, text))}`)
        .filter((pair) => !pair.endsWith('='))
        .join('&'),
  };
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}${CUT}` : text);

/** Encodes as little as possible, so that Chinese stays readable. */
const inAddress = (text: string): string => text.replace(/[%&=#?\s+]/g, encodeURIComponent);

/** A secret as typed and as sent. */
function formsOf(secret: string): string[] {
  const typed = secret.startsWith(PASSWORD_MARKER) ? decoded(secret.slice(PASSWORD_MARKER.length)) : secret;
  const base64 = encodePassword(typed).slice(PASSWORD_MARKER.length);
  const all = [secret, typed, encodeURIComponent(typed), base64, base64.replace(/=+$/, '')];
  return all.filter((form, index) => form.length >= SHORTEST && all.indexOf(form) === index);
}

function decoded(base64: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)));
  } catch {
    return base64;
  }
}

/** A short secret must be a whole word: 2016 does not match 12016. */
function without(text: string, secret: string): string {
  if (secret.length >= UNMISTAKABLE) return text.split(secret).join(HIDDEN);
  const literal = secret.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return text.replace(new RegExp(`(^|[^A-Za-z0-9])${literal}(?![A-Za-z0-9])`, 'g'), `$1${HIDDEN}`);
}

/** 11 digits with or without separators, and numbers with an area code. */
const withoutPhones = (text: string): string =>
  text
    .replace(/\d{11,}/g, (run) => (/^1[3-9]\d{9}$/.test(run) ? maskedPhone(run) : run))
    .replace(/1[3-9]\d[ -]\d{4}[ -]\d{4}/g, (spaced) => maskedPhone(spaced.replace(/\D/g, '')))
    .replace(/0\d{2,3}-\d{7,8}/g, maskedPhone);

/** Tokens, openids and signatures: long, with letters and digits. */
const withoutTokens = (text: string): string =>
  text.replace(/[\w-]{20,}/g, (run) => (/\d/.test(run) && /[A-Za-z]/.test(run) ? HIDDEN : run));

/** ¥12.50, 12.50 and 12元, but not 0.25g. */
const withoutAmounts = (text: string): string =>
  text
    .replace(/[¥￥]\s*-?\d[\d,]*(\.\d+)?/g, `¥${CUT}`)
    .replace(/\d[\d,]*(\.\d+)?(?=\s*元)/g, CUT)
    .replace(/\d[\d,]*\.\d{2}(?![\dA-Za-z%*μ])/g, `¥${CUT}`);
