/** What may stand in a trail: no secret, no amount, of a phone number its ends. */
import { maskedPhone } from './masked-phone.ts';
import { encodePassword, PASSWORD_MARKER } from './password.ts';
import { isPhoneName, isSecretName } from './secret-names.ts';

/** What stands in the place of a value that nobody may read. */
export const HIDDEN = '[隐]';
/** What stands for the end of a text that was too long. */
export const CUT = '…';

/** Fields that name a person or a street; what they hold is hidden in taps and sentences too. */
const PEOPLE = ['consignee', 'legal_person', 'address', 'street'];

/** Parts of addresses and calls that are private without being secrets: logins, people, amounts, codes, addresses within addresses. */
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

/** Letters of a value, a name or a sentence, at most. */
const LONGEST = { value: 120, tap: 24, said: 80 } as const;
/** Shorter secrets are known by their names only: hiding every "1" would tear the text apart. */
const SHORTEST = 4;
/** From this length on a secret is found inside longer words too. */
const UNMISTAKABLE = 8;

export interface Hiding {
  /** Learns what a call sends or answers under the name of a secret or a person, so that it is hidden wherever else it stands. */
  learn(name: string, value: string): void;
  /** A sentence that was shown. */
  said(text: string): string;
  /** The name of what was tapped. */
  tap(text: string): string;
  /** Names and values of an address, as they stand behind its `?`; `''` when none are left. */
  query(pairs: Iterable<readonly [string, string]>): string;
  /** A text without what was learned since it was written. */
  again(text: string): string;
}

/** Makes what hides, which knows no secret yet. */
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
      // Digits alone are the keys of a pad on which a password is typed.
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

/** As short as an address can be and still be read: Chinese stays Chinese. */
const inAddress = (text: string): string => text.replace(/[%&=#?\s+]/g, encodeURIComponent);

/** A secret as it was typed and as it is sent. */
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

/** A short secret must stand by itself: 2016 is not in 12016. */
function without(text: string, secret: string): string {
  if (secret.length >= UNMISTAKABLE) return text.split(secret).join(HIDDEN);
  const literal = secret.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return text.replace(new RegExp(`(^|[^A-Za-z0-9])${literal}(?![A-Za-z0-9])`, 'g'), `$1${HIDDEN}`);
}

/** 11 digits in one piece or in three, and numbers with an area code. */
const withoutPhones = (text: string): string =>
  text
    .replace(/\d{11,}/g, (run) => (/^1[3-9]\d{9}$/.test(run) ? maskedPhone(run) : run))
    .replace(/1[3-9]\d[ -]\d{4}[ -]\d{4}/g, (spaced) => maskedPhone(spaced.replace(/\D/g, '')))
    .replace(/0\d{2,3}-\d{7,8}/g, maskedPhone);

/** Tokens, openids and signatures are long and mix letters with digits. */
const withoutTokens = (text: string): string =>
  text.replace(/[\w-]{20,}/g, (run) => (/\d/.test(run) && /[A-Za-z]/.test(run) ? HIDDEN : run));

/** ¥12.50, 12.50 and 12元; 0.25g is no money. */
const withoutAmounts = (text: string): string =>
  text
    .replace(/[¥￥]\s*-?\d[\d,]*(\.\d+)?/g, `¥${CUT}`)
    .replace(/\d[\d,]*(\.\d+)?(?=\s*元)/g, CUT)
    .replace(/\d[\d,]*\.\d{2}(?![\dA-Za-z%*μ])/g, `¥${CUT}`);
