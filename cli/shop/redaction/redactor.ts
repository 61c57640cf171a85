/** Redacts all output, by the name of a field and by value. */
import {
  isPersonName,
  isPhoneName,
  isSecretName,
  PERSON_NAMES,
  PHONE_NAMES,
  SECRET_NAMES,
} from '#shared/rules/trail/secret-names.ts';
import { leavesOf } from '../json.ts';

const spelled = (names: readonly string[]): string => names.map((name) => name.replace(/[-_]/g, '[-_]')).join('|');
const SECRETS = spelled([...SECRET_NAMES, ...PHONE_NAMES]);
const SECRETS_AND_PEOPLE = spelled([...SECRET_NAMES, ...PHONE_NAMES, ...PERSON_NAMES]);
const HEADERS = 'token|operator-key|authorization|cookie';

/**
 * Matches named values in text: `name=value` of an address or form, `"name":"value"` of JSON, `name: value` of secret
 * headers. Groups: the text before the value, the name, the value.
 */
const namedInText = (names: string): RegExp[] => [
  new RegExp(`(?<![\\w-])((${names})=)([^&\\s"'<>,;\\\\]+)`, 'gi'),
  new RegExp(`("(${names})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi'),
  new RegExp(`("(${names})"\\s*:\\s*)(-?\\d[\\d.]*)(?![\\d.*])`, 'gi'),
  new RegExp(`(?<![\\w-])((${HEADERS}):\\s?)([^\\s"',;]+)`, 'gi'),
];

/** Shorter secrets are hidden by field name only: hiding every "1" would shred the text. */
export const SHORTEST = 4;

/** From this length a secret is found inside words too. */
const UNMISTAKABLE = 8;

/** A longer secret is no part of the pattern, which has a limit. */
const LONGEST = 2000;

/** All encodings of a secret: raw, percent, form, JSON (PHP escapes Chinese), Base64. */
export function formsOf(secret: string): string[] {
  // Half a pair of UTF-16 cannot be written in percent.
  const percent = encodeURIComponent(secret.replace(/\p{Surrogate}/gu, '\uFFFD'));
  const base64 = Buffer.from(secret, 'utf8').toString('base64');
  return [
    secret,
    percent,
    percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    percent.replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(secret)
      .slice(1, -1)
      .replace(/[^\0-\x7f]/g, escaped),
    base64,
    base64.replace(/=+$/, ''),
    base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'),
    encodeURIComponent(base64),
  ].filter((form, index, all) => all.indexOf(form) === index);
}

const escaped = (letter: string): string => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A secret as it is sent, and as it was typed: a password is `enc:` and its Base64 (document 1 §9). */
export const asTyped = (sent: string): string[] =>
  sent.startsWith('enc:') ? [sent, Buffer.from(sent.slice(4), 'base64').toString('utf8')] : [sent];

/** Shorter pieces of Base64 occur by chance. */
const SHORTEST_PIECE = 7;

/**
 * The parts of a secret that survive in the Base64 of a longer text (`user:password`): one for each offset in a group
 * of three bytes, without the characters shared with neighbours, in both alphabets.
 */
export function piecesOf(secret: string): string[] {
  const pieces = [0, 1, 2].map((before) => {
    const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(secret, 'utf8')]);
    return bytes.toString('base64').slice(Math.ceil((before * 8) / 6), Math.floor((bytes.length * 8) / 6));
  });
  return pieces
    .filter((piece) => piece.length >= SHORTEST_PIECE)
    .flatMap((piece) => [piece, piece.replaceAll('+', '-').replaceAll('/', '_')]);
}

/** Matches all encodings of all secrets and people, the longest first. */
function finderOf(secrets: Iterable<string>, of: Iterable<string>): RegExp | undefined {
  const known = [...secrets].filter(({ length }) => length >= SHORTEST && length <= LONGEST);
  const people = [...of].filter(({ length }) => length <= LONGEST);
  if (known.length + people.length === 0) return undefined;
  const pieces = new Set(known.flatMap(piecesOf));
  const longestFirst = [...new Set([...[...known, ...people].flatMap(formsOf), ...pieces])].sort(
    (a, b) => b.length - a.length,
  );
  return new RegExp(longestFirst.map((form) => pattern(form, pieces.has(form))).join('|'), 'g');
}

function pattern(form: string, anywhere: boolean): string {
  const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return anywhere || form.length >= UNMISTAKABLE ? literal : `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`;
}

export const HIDDEN = '[hidden]';

export type Redactor = ReturnType<typeof createRedactor>;

/** The redactor of one run. With `people` it hides names and addresses too. */
export function createRedactor(from: Iterable<string> = [], of?: readonly string[]) {
  const secrets = new Set(from);
  const people = of && new Set(of);
  let finder = finderOf(secrets, people ?? []);
  const tooLong = (raw: string): string =>
    [...secrets, ...(people ?? [])]
      .filter(({ length }) => length > LONGEST && length <= raw.length)
      .flatMap((each) => [...formsOf(each), ...piecesOf(each)])
      .reduce((seen, form) => seen.replaceAll(form, HIDDEN), raw);
  const values = (raw: string): string => (finder ? tooLong(raw).replace(finder, HIDDEN) : tooLong(raw));
  function add(known: Set<string>, learnt: readonly (string | undefined)[]): void {
    const before = known.size;
    for (const each of learnt) if (each) known.add(each);
    if (known.size > before) finder = finderOf(secrets, people ?? []);
  }
  const named = namedInText(people ? SECRETS_AND_PEOPLE : SECRETS);
  const text = (raw: string): string => named.reduce((seen, each) => seen.replace(each, hideNamed), values(raw));
  const known = (): readonly string[] => [...secrets].filter((secret) => secret.length >= SHORTEST);
  const hide = (name: string, value: string, beside: readonly string[]): string | undefined => {
    // The names of a profile's headers, beside that of the cache-buster.
    if (beside.includes('bust')) return undefined;
    if (isSecretName(name) || (people && isPersonName(name, beside))) return HIDDEN;
    return isPhoneName(name) ? maskPhone(value) : undefined;
  };
  return {
    learn: (...learnt: readonly (string | undefined)[]): void => add(secrets, learnt),
    /** Learns the names and addresses in data, if it hides people. */
    meet: (data: unknown): void => void (people && add(people, peopleIn(data))),
    /** How much it knows: what was redacted with less may still hold something. */
    knows: () => secrets.size + (people?.size ?? 0),
    /** The known secrets, for another redactor. */
    known,
    /** Hides known secrets only: for documentation, in which `password=…` must stay. */
    values,
    /** Hides known secrets, and values beside names of secrets. */
    text,
    /** Redacts data by field names and in all texts; phone numbers keep their ends. */
    data: (value: unknown): unknown => withoutSecrets(value, '', [], hide, text),
    /** For files that others read: it also hides all people, those of `data` in free text too. */
    forFile: (data: unknown) => createRedactor(known(), peopleIn(data)),
  };
}

/** Names and addresses in data, long enough to be found in free text. */
const peopleIn = (data: unknown): string[] =>
  leavesOf(data).flatMap(({ name, value, beside }) =>
    typeof value === 'string' && isPersonName(name, beside) && /\p{Script=Han}{2}|.{4}/u.test(value) ? [value] : [],
  );

/** The secrets in data, by the names of their fields. */
export const secretsIn = (data: unknown) =>
  leavesOf(data).flatMap(({ name, value }) =>
    typeof value === 'string' && value !== '' && isSecretName(name) ? [{ name, value }] : [],
  );

/** 138****5678; shorter numbers are hidden whole. */
export function maskPhone(phone: string): string {
  if (phone.includes('****') || phone === HIDDEN) return phone;
  return phone.length >= 8 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : HIDDEN;
}

/** True for a text in which a value was hidden, or the middle of a phone number. */
export const hasHidden = (text: string): boolean => text.includes(HIDDEN) || /\d{3}\*{4}\d{4}/.test(text);

function hideNamed(_: string, before: string, name: string, value: string): string {
  return `${before}${isPhoneName(name) ? maskPhone(value) : HIDDEN}`;
}

type Hide = (name: string, value: string, beside: readonly string[]) => string | undefined;

function withoutSecrets(
  value: unknown,
  name: string,
  beside: readonly string[],
  hide: Hide,
  clean: (text: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, name, beside, hide, clean));
  if (typeof value === 'object' && value !== null) {
    const keys = Object.keys(value);
    const entries = Object.entries(value).map(([key, each]) => {
      return [clean(key), withoutSecrets(each, key, keys, hide, clean)];
    });
    return Object.fromEntries(entries);
  }
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return value;
  // Some answers use such a field as a flag: `pay_pwd`, `mobile`.
  if (/^[01]$/.test(String(value))) return value;
  return hide(name, String(value), beside) ?? (typeof value === 'string' ? clean(value) : value);
}
