/** Puts into each command of a text, `yaocang order list`, the options that chose the shop of this run. */
export type Aim = (text: string) => string;

/** Commands that take the name of a profile, or need none. */
const OF_PROFILES = /^(env (?!show$)|sandbox (start|stop)$)/;

/** Commands that choose a member by themselves. */
const OF_USERS = /^(login|account logins|smoke|sandbox)\b/;

/** Without the options that chose the shop and the member, a copied hint would run against another one. */
export function aimHints(
  { user, ...chosen }: Readonly<Partial<Record<'env' | 'base' | 'user', string | undefined>>>,
  commands: readonly { readonly name: string }[],
): Aim {
  const option = ([name, value]: readonly [string, string | undefined]) =>
    value ? [`--${name} ${quoted(value)}`] : [];
  const options = Object.entries(chosen).flatMap(option);
  const ofUser = option(['user', user]);
  if (options.length + ofUser.length === 0) return (text) => text;
  const names = commands.flatMap(({ name }) => (OF_PROFILES.test(name) ? [] : [name])).join('|');
  const hint = new RegExp(`\\byaocang (?=(${names})(?![\\w-]| --help))`, 'g');
  return (text) =>
    text.replace(hint, (_, name: string) => {
      const all = OF_USERS.test(name) ? options : [...options, ...ofUser];
      return ['yaocang', ...all, ''].join(' ');
    });
}

export const quoted = (word: string): string =>
  /^[\w.:/@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;

/** Data in which every `next`, a text or a pair of texts, is aimed. */
export function aimedData(data: unknown, aim: Aim): unknown {
  const aimed = (value: unknown): unknown =>
    Array.isArray(value) ? value.map(aimed) : typeof value === 'string' ? aim(value) : value;
  return JSON.parse(JSON.stringify(data ?? null, (key, value) => (key === 'next' ? aimed(value) : value)));
}
