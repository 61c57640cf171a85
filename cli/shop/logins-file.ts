/** The file of the logins, `credentials.json`: its form, and what changes it. */
import { join } from 'node:path';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import type { ChitStatus } from '#shared/rules/login/sms-step.ts';
import { changeFields, readFields } from './private-file.ts';
import type { Profile } from './profile.ts';

type Answer = AnswerOf<typeof login.login>;

/** A kept login. `user_list`, the linked accounts, is empty for a single account. */
export interface SavedLogin
  extends Pick<Answer, 'name' | 'token' | 'agency_id' | 'order_pay' | 'is_yb' | 'yz' | 'user_list'> {
  readonly user_name: string;
  readonly avatar: string;
  /** ms since 1970; the shop does not tell how long a token lives. */
  readonly since?: number;
}

export interface Stored {
  /** By profile, address and user. */
  readonly logins: Readonly<Record<string, SavedLogin>>;
  /** The user who counts, by profile and address: of each terminal, and under '' of all others. */
  readonly chosen: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Passed SMS checks by profile and address; they outlive a logout. */
  readonly verified: Readonly<Record<string, readonly ChitStatus[]>>;
}

const fileIn = (dir: string): string => join(dir, 'credentials.json');
export const keyOf = ({ name, base }: Profile): string => `${name} ${base}`;
const keyOfMember = (profile: Profile, user: string): string => `${keyOf(profile)} ${user}`;

/** A damaged file counts as no login; a file that others can read is refused. */
export const loadStored = async (dir: string): Promise<Stored> => storedIn((await readFields(fileIn(dir))) ?? {});

/** Changes what is stored by then. */
export const changeStored = (dir: string, next: (now: Stored) => Partial<Stored>): Promise<void> =>
  changeFields(fileIn(dir), (fields) => next(storedIn(fields ?? {})));

/** Older versions kept one login for each profile, under its key alone. */
function storedIn({ logins: written = {}, chosen: choices = {}, verified = {} }: Partial<Stored>): Stored {
  const logins: Record<string, SavedLogin> = {};
  const chosen = { ...choices };
  for (const [key, login] of Object.entries(written)) {
    if (typeof login?.user_name !== 'string') continue;
    const isOld = !key.endsWith(` ${login.user_name}`);
    logins[isOld ? `${key} ${login.user_name}` : key] = login;
    if (isOld) chosen[key] = { '': login.user_name, ...chosen[key] };
  }
  return { logins, chosen, verified };
}

export const loginOf = ({ logins }: Stored, profile: Profile, user: string): SavedLogin | undefined =>
  logins[keyOfMember(profile, user)];

/** All logins of a profile at its address. */
export const loginsOf = (stored: Stored, profile: Profile): readonly SavedLogin[] =>
  Object.values(stored.logins).filter((each) => loginOf(stored, profile, each.user_name) === each);

export const withLogin = ({ logins }: Stored, profile: Profile, login: SavedLogin) => ({
  logins: { ...logins, [keyOfMember(profile, login.user_name)]: login },
});

/** Who counted stays chosen: nobody else takes the place of a member who logged out. */
export function withoutLogin({ logins }: Stored, profile: Profile, user: string) {
  const { [keyOfMember(profile, user)]: _gone, ...others } = logins;
  return { logins: others };
}

/** So many terminals are remembered, the last ones. */
const MOST = 40;

export function choosing({ chosen }: Stored, profile: Profile, user: string, terminals: readonly string[]) {
  const key = keyOf(profile);
  const { '': usual, ...others } = { ...chosen[key], ...Object.fromEntries(terminals.map((name) => [name, user])) };
  const kept = Object.entries(others).slice(-MOST);
  return { chosen: { ...chosen, [key]: Object.fromEntries([...(usual === undefined ? [] : [['', usual]]), ...kept]) } };
}
