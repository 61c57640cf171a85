/** Logins, kept in `credentials.json`. A login belongs to one profile at one address. */
import { join } from 'node:path';
import { Fault } from '#cli/text/fault.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { isLoggedIn } from '#shared/rules/logged-in.ts';
import type { ChitStatus } from '#shared/rules/sms-step.ts';
import { say } from './dictionary.ts';
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

interface Stored {
  readonly logins: Readonly<Record<string, SavedLogin>>;
  /** Passed SMS checks by profile; they outlive a logout. */
  readonly verified: Readonly<Record<string, readonly ChitStatus[]>>;
}

const fileIn = (dir: string): string => join(dir, 'credentials.json');
const keyOf = ({ name, base }: Profile): string => `${name} ${base}`;

/** A damaged file counts as no login; a file that others can read is refused. */
export async function loadLogin(dir: string, profile: Profile): Promise<SavedLogin | undefined> {
  const found = (await loadAll(dir)).logins[keyOf(profile)];
  return isLoggedIn(found?.token) ? found : undefined;
}

/** Forgets all logins and SMS checks of a profile, at any address. */
export async function forgetProfile(dir: string, name: string): Promise<void> {
  const others = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${name} `)));
  await change(dir, ({ logins, verified }) => ({ logins: others(logins), verified: others(verified) }));
}

/** Undefined forgets it. */
export async function saveLogin(dir: string, profile: Profile, login: SavedLogin | undefined): Promise<void> {
  const kept = login && { ...login, since: login.since ?? Date.now() };
  await change(dir, ({ logins }) => {
    const { [keyOf(profile)]: _gone, ...others } = logins;
    return { logins: kept ? { ...others, [keyOf(profile)]: kept } : others };
  });
}

export const loadVerified = async (dir: string, profile: Profile): Promise<readonly ChitStatus[]> =>
  verifiedAt(await loadAll(dir), profile);

/** Those that another process has added meanwhile stay. */
export async function saveVerified(dir: string, profile: Profile, passed: readonly ChitStatus[]): Promise<void> {
  await change(dir, (all) => {
    const others = verifiedAt(all, profile).filter(({ name }) => !passed.some((each) => each.name === name));
    return { verified: { ...all.verified, [keyOf(profile)]: [...others, ...passed] } };
  });
}

function verifiedAt({ verified }: Stored, profile: Profile): readonly ChitStatus[] {
  const found = verified[keyOf(profile)];
  return Array.isArray(found) ? found : [];
}

const change = (dir: string, next: (now: Stored) => Partial<Stored>): Promise<void> =>
  changeFields(fileIn(dir), (fields) => next(storedIn(fields ?? {})));

const loadAll = async (dir: string): Promise<Stored> => storedIn((await readFields(fileIn(dir))) ?? {});

const storedIn = ({ logins = {}, verified = {} }: Partial<Stored>): Stored => ({ logins, verified });

interface Session<Login> {
  readonly session: { login: Login };
}

/** Without a login, throws a login fault. */
export function memberOf<S extends Session<SavedLogin | undefined>>(shop: S): S & Session<SavedLogin> {
  if (shop.session.login) return shop as S & Session<SavedLogin>;
  throw new Fault('login', say.logIn, { next: say.howToLogIn });
}
