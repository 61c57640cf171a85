/** The options that choose the shop. */
export interface ShopOptions {
  readonly env?: string | undefined;
  readonly base?: string | undefined;
}

/** Puts into each command of a text, `yaocang order list`, the options that chose the shop of this run. */
export type Aim = (text: string) => string;

/** Commands that take the name of a profile, or need none. */
const OF_PROFILES = /^env (?!show$)/;

/** Without these options a copied hint would run against another shop. */
export function aimHints({ env, base }: ShopOptions, commands: readonly { readonly name: string }[]): Aim {
  const options = [...(env ? [`--env ${quoted(env)}`] : []), ...(base ? [`--base ${quoted(base)}`] : [])].join(' ');
  if (options === '') return (text) => text;
  const names = commands.flatMap(({ name }) => (OF_PROFILES.test(name) ? [] : [name])).join('|');
  const hint = new RegExp(`\\byaocang (?=(?:${names})(?![\\w-]| --help))`, 'g');
  return (text) => text.replace(hint, () => `yaocang ${options} `);
}

const quoted = (word: string): string => (/^[\w.:/@-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);

/** Data in which every `next`, a text or a pair of texts, is aimed. */
export function aimedData(data: unknown, aim: Aim): unknown {
  const aimed = (value: unknown) => (typeof value === 'string' ? aim(value) : value);
  const written = JSON.stringify(data ?? null, (key, value: unknown) => {
    if (key !== 'next') return value;
    return Array.isArray(value) ? value.map(aimed) : aimed(value);
  });
  return JSON.parse(written);
}
