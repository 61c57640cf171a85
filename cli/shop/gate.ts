/**
 * The gate in front of a shop, such as staging's: a user and a password that the web server asks for (HTTP Basic). Kept in
 * `gates.json`, apart from the profiles, which are shown and go into reports. A gate belongs to one profile on one host.
 */
import { join } from 'node:path';
import { fieldsOf } from './json.ts';
import { changeFields, readFields } from './private-file.ts';
import type { Profile } from './profile.ts';

export interface Gate {
  readonly user: string;
  readonly password: string;
}

/** What a request carries, and the host that it is for. */
export interface Pass {
  readonly origin: string;
  readonly header: string;
}

type At = Pick<Profile, 'name' | 'base'>;

const fileIn = (dir: string): string => join(dir, 'gates.json');
const keyOf = ({ name, base }: At): string => `${name} ${new URL(base).origin}`;

export async function loadGate(dir: string, profile: At): Promise<Gate | undefined> {
  const kept = fieldsOf(fieldsOf((await readFields(fileIn(dir)))?.gates)?.[keyOf(profile)]);
  const { user, password } = kept ?? {};
  return typeof user === 'string' && typeof password === 'string' ? { user, password } : undefined;
}

/** Keeps the gate of a profile in place of its others, or none. */
export async function saveGate(dir: string, profile: At, gate: Gate | undefined): Promise<void> {
  if (!gate && !(await readFields(fileIn(dir)))) return;
  await changeFields(fileIn(dir), (fields) => {
    const all = Object.entries(fieldsOf(fields?.gates) ?? {});
    const others = all.filter(([key]) => !key.startsWith(`${profile.name} `));
    return { gates: Object.fromEntries(gate ? [...others, [keyOf(profile), gate]] : others) };
  });
}

export const passOf = ({ base }: At, { user, password }: Gate): Pass => ({
  origin: new URL(base).origin,
  header: `Basic ${Buffer.from(`${user}:${password}`, 'utf8').toString('base64')}`,
});

/** What the redactor has to know. */
export const secretsOfGate = ({ user, password }: Gate): string[] => [password, `${user}:${password}`];
