/** The one place that takes secrets out of what is shown or written: by the name of a field, and by value wherever it stands. */
import { isPhoneName, isSecretName, PHONE_NAMES, SECRET_NAMES } from '#shared/rules/secret-names.ts';

const spelled = [...SECRET_NAMES, ...PHONE_NAMES].map((name) => name.replace(/[-_]/g, '[-_]')).join('|');
const HEADERS = 'token|operator-key|authorization|cookie';

/**
 * Finds named values in running text: `name=value` of an address or a form, `"name":"value"` of JSON, and `name: value`
 * of the headers that carry secrets. The groups are what stands before the value, its name, and the value.
 */
const namedInText = (): RegExp[] => [
  new RegExp(`(?<![\\w-])((${spelled})=)([^&\\s"'<>,;\\\\]+)`, 'gi'),
  new RegExp(`("(${spelled})"\\s*:\\s*")((?:[^"\\\\]|\\\\.)+)`, 'gi'),
  new RegExp(`("(${spelled})"\\s*:\\s*)(-?\\d[\\d.]*)(?![\\d.*])`, 'gi'),
  new RegExp(`(?<![\\w-])((${HEADERS}):\\s?)([^\\s"',;]+)`, 'gi'),
];

/** Secrets below this length are known by their field's name only: hiding every "1" would tear the text apart. */
export const SHORTEST = 4;

/** From this length on a secret is found inside longer words too. */
const UNMISTAKABLE = 8;

/** Every spelling of a secret: raw, percent-encoded, as a form, in JSON, in Base64 (the `enc:` marker's inside among them). */
export function formsOf(secret: string): string[] {
  const percent = encodeURIComponent(secret);
  const base64 = Buffer.from(secret, 'utf8').toString('base64');
  return [
    secret,
    percent,
    percent.replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase()),
    percent.replaceAll('%20', '+'),
    JSON.stringify(secret).slice(1, -1),
    base64,
    base64.replace(/=+$/, ''),
    base64.replace(/=+$/, '').replaceAll('+', '-').replaceAll('/', '_'),
    encodeURIComponent(base64),
  ].filter((form, index, all) => all.indexOf(form) === index);
}

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

/** Finds all spellings of all secrets, the longest first; undefined when there is nothing to find. */
export function finderOf(secrets: Iterable<string>): RegExp | undefined {
  const known = [...secrets].filter((secret) => secret.length >= SHORTEST);
  if (known.length === 0) return undefined;
  const pieces = new Set(known.flatMap(piecesOf));
  const longestFirst = [...new Set([...known.flatMap(formsOf), ...pieces])].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map((form) => pattern(form, pieces.has(form))).join('|'), 'g');
}

function pattern(form: string, anywhere: boolean): string {
  const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return anywhere || form.length >= UNMISTAKABLE ? literal : `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`;
}

/** What stands in a secret's place. */
export const HIDDEN = '[hidden]';

export type Redactor = ReturnType<typeof createRedactor>;

/** Makes the redactor of one run, which may know some secrets already. */
export function createRedactor(from: Iterable<string> = []) {
  const secrets = new Set(from);
  let finder = finderOf(secrets);
  const text = (raw: string): string => {
    const byValue = finder ? raw.replace(finder, HIDDEN) : raw;
    return namedInText().reduce((seen, named) => seen.replace(named, hideNamed), byValue);
  };
  return {
    /** Learns secrets that are never to be seen; empty ones are passed over. */
    learn(...learnt: readonly (string | undefined)[]): void {
      for (const secret of learnt) if (secret) secrets.add(secret);
      finder = finderOf(secrets);
    },
    /** What it knows and finds by value: for whoever is to hide it too, and for nobody else. */
    known: (): readonly string[] => [...secrets].filter((secret) => secret.length >= SHORTEST),
    text,
    /** Data without secrets: by the names of its fields and in every text; phone numbers keep their ends. */
    data: (value: unknown): unknown => withoutSecrets(value, '', text),
  };
}

/** 13800005678 as 138****5678; anything shorter is hidden whole, what is masked already stays. */
export function maskPhone(phone: string): string {
  if (phone.includes('****') || phone === HIDDEN) return phone;
  return phone.length >= 8 ? `${phone.slice(0, 3)}****${phone.slice(-4)}` : HIDDEN;
}

function hideNamed(_: string, before: string, name: string, value: string): string {
  return `${before}${isPhoneName(name) ? maskPhone(value) : HIDDEN}`;
}

function withoutSecrets(value: unknown, name: string, clean: (text: string) => string): unknown {
  if (Array.isArray(value)) return value.map((each) => withoutSecrets(each, name, clean));
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => [clean(key), withoutSecrets(each, key, clean)]);
    return Object.fromEntries(entries);
  }
  if (value === '' || (typeof value !== 'string' && typeof value !== 'number')) return value;
  // Some answers say by such a name only whether there is one: `pay_pwd`, `mobile`.
  if (/^[01]$/.test(String(value))) return value;
  if (isSecretName(name)) return HIDDEN;
  if (isPhoneName(name)) return maskPhone(String(value));
  return typeof value === 'string' ? clean(value) : value;
}
