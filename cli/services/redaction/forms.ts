/** One secret can stand in a text in many spellings; each of them is the secret. */

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

/** Finds all spellings of all secrets, the longest first; undefined when there is nothing to find. */
export function finderOf(secrets: Iterable<string>): RegExp | undefined {
  const forms = [...secrets].filter((secret) => secret.length >= SHORTEST).flatMap(formsOf);
  if (forms.length === 0) return undefined;
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return new RegExp(longestFirst.map(pattern).join('|'), 'g');
}

function pattern(form: string): string {
  const literal = form.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  return form.length >= UNMISTAKABLE ? literal : `(?<![A-Za-z0-9])${literal}(?![A-Za-z0-9])`;
}
