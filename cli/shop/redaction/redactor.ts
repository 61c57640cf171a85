/** The one place that takes secrets out of what is shown or written: by the name of a field, and by value wherever it stands. */
import { finderOf, SHORTEST } from './forms.ts';
import { isPhoneName, isSecretName, namedInText } from './names.ts';

/** What stands in a secret's place. */
export const HIDDEN = '[hidden]';

export interface Redactor {
  /** Learns secrets that are never to be seen; empty ones are passed over. */
  learn(...secrets: readonly (string | undefined)[]): void;
  /** What it knows and finds by value: for whoever is to hide it too, and for nobody else. */
  known(): readonly string[];
  /** Another one that knows the same; what it learns later stays its own. */
  fork(): Redactor;
  /** A text without secrets. */
  text(text: string): string;
  /** Data without secrets: by the names of its fields and in every text; phone numbers keep their ends. */
  data(value: unknown): unknown;
}

/** Makes the redactor of one run, which may know some secrets already. */
export function createRedactor(from: Iterable<string> = []): Redactor {
  const known = new Set(from);
  let finder = finderOf(known);
  const clean = (text: string): string => {
    const byValue = finder ? text.replace(finder, HIDDEN) : text;
    return namedInText().reduce((seen, named) => seen.replace(named, hideNamed), byValue);
  };
  return {
    learn(...secrets) {
      for (const secret of secrets) if (secret) known.add(secret);
      finder = finderOf(known);
    },
    known: () => [...known].filter((secret) => secret.length >= SHORTEST),
    fork: () => createRedactor(known),
    text: clean,
    data: (value) => withoutSecrets(value, '', clean),
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
