/** Redaction of everything that is shown or written: by the name of a field, and by value wherever it stands. */
import {
  isPersonName,
  isPhoneName,
  isSecretName,
  PERSON_NAMES,
  PHONE_NAMES,
  SECRET_NAMES,
} from '#shared/rules/secret-names.ts';

const spelled = (names: readonly string[]): string => names.map((name) => name.replace(/[-_]/g, '[-_]')).join('|');
const SECRETS = spelled([...SECRET_NAMES, ...PHONE_NAMES]);
const SECRETS_AND_PEOPLE = spelled([...SECRET_NAMES, ...PHONE_NAMES, ...PERSON_NAMES]);
const HEADERS = 'token|operator-key|authorization|cookie';

/**
 * Finds named values in running text: `name=value` of an address or a form, `"name":"value"` of JSON, and `name: value`
 * of the headers that carry secrets. The groups are what stands before the value, its name, and the value.
 */
const namedInText = (names: string): RegExp[] => [
  new RegExp(`(?<![\\w-])((${names})=)([^&\\s"'<>,;\\\\]+)`, 'gi'),
  new RegExp(`("(${names})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi'),
  new RegExp(`("(${names})"\\s*:\\s*)(-?\\d[\\d.]*)(?![\\d.*])`, 'gi'),
  new RegExp(`(?<![\\w-])((${HEADERS}):\\s?)([^\\s"',;]+)`, 'gi'),
];

/** Secrets below this length are known by their field's name only: hiding every "1" would tear the text apart. */
export const SHORTEST = 4;

/** From this length on a secret is found inside longer words too. */
const UNMISTAKABLE = 8;

/** Every spelling of a secret: raw, percent-encoded, as a form, in JSON (PHP escapes Chinese), in Base64 (the `enc:` marker's inside among them). */
export function formsOf(secret: string): string[] {
  const percent = encodeURIComponent(secret);
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

/** Shorter pieces of Base64 stand in other texts by chance. */
const SHORTEST_PIECE = 7;

/**
 * What stands of a secret in the Base64 of a longer text (`user:password`, a whole answer): three pieces, by where in a
 * group of three bytes it begins, each without the characters that its neighbours have a part in; in both alphabets.
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

/** Finds all spellings of all secrets and of the names of people, the longest first; undefined when there is nothing to find. */
function finderOf(secrets: Iterable<string>, people: readonly string[]): RegExp | undefined {
  const known = [...secrets].filter((secret) => secret.length >= SHORTEST);
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

/** What stands in a secret's place. */
export const HIDDEN = '[hidden]';

export type Redactor = ReturnType<typeof createRedactor>;

/** Makes the redactor of one run, which may know some secrets already; with `people` it hides their names and addresses too. */
export function createRedactor(from: Iterable<string> = [], people?: readonly string[]) {
  const secrets = new Set(from);
  let finder = finderOf(secrets, people ?? []);
  const values = (raw: string): string => (finder ? raw.replace(finder, HIDDEN) : raw);
  const named = namedInText(people ? SECRETS_AND_PEOPLE : SECRETS);
  const text = (raw: string): string => named.reduce((seen, each) => seen.replace(each, hideNamed), values(raw));
  const known = (): readonly string[] => [...secrets].filter((secret) => secret.length >= SHORTEST);
  const hide = (name: string, value: string, beside: readonly string[]): string | undefined => {
    if (isSecretName(name) || (people && isPersonName(name, beside))) return HIDDEN;
    return isPhoneName(name) ? maskPhone(value) : undefined;
  };
  return {
    /** Learns secrets that are never to be seen; empty ones are passed over. */
    learn(...learnt: readonly (string | undefined)[]): void {
      for (const secret of learnt) if (secret) secrets.add(secret);
      finder = finderOf(secrets, people ?? []);
    },
    /** What it knows and finds by value: for whoever is to hide it too, and for nobody else. */
    known,
    /** A text without the secrets that are known: for the tool's own words, in which `password=…` explains something. */
    values,
    /** Any other text: without known secrets, and without the values that stand beside the names of secrets. */
    text,
    /** Data without secrets: by the names of its fields and in every text; phone numbers keep their ends. */
    data: (value: unknown): unknown => withoutSecrets(value, '', [], hide, text),
    /** A redactor for a file that others read: it knows the same secrets, and hides all people, those of `data` in free text too. */
    forFile: (data: unknown) => createRedactor(known(), peopleIn(data, '', [])),
  };
}

/** The names and addresses in data that are long enough to be found in free text. */
function peopleIn(value: unknown, name: string, beside: readonly string[]): string[] {
  if (typeof value === 'string')
    return isPersonName(name, beside) && /\p{Script=Han}{2}|.{4}/u.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  const keys = Array.isArray(value) ? beside : Object.keys(value);
  return Object.entries(value).flatMap(([key, each]) => peopleIn(each, Array.isArray(value) ? name : key, keys));
}

/** 13800005678 as 138****5678; anything shorter is hidden whole, what is masked already stays. */
export function maskPhone(phone: string): string {
  if (phone.includes('****') || phone === HIDDEN) return phone;
  return phone.length >= 8 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : HIDDEN;
}

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
  // Some answers say by such a name only whether there is one: `pay_pwd`, `mobile`.
  if (/^[01]$/.test(String(value))) return value;
  return hide(name, String(value), beside) ?? (typeof value === 'string' ? clean(value) : value);
}
