/** Logins, kept in `credentials.json`. A login belongs to one profile at one address. */
import { join } from 'node:path';
import { Fault } from '#cli/text/fault.ts';
import type { AnswerOf } from '#shared/contract/call.ts';
import type { login } from '#shared/contract/login.ts';
import { isLoggedIn } from '#shared/rules/login/logged-in.ts';
import type { ChitStatus } from '#shared/rules/login/sms-step.ts';
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

/** An order of the member's last list, with a few words on it. */
export interface KeptOrder {
  readonly order_id: string;
  readonly order_sn: string;
  readonly about: string;
}

interface Stored {
  /** By profile, address and user. */
  readonly logins: Readonly<Record<string, SavedLogin>>;
  /** The last list of orders, by profile, address and user. It ends with the login. */
  readonly orders: Readonly<Record<string, readonly KeptOrder[]>>;
  /** The user who counts, by profile and address: of each terminal, and under '' of all others. */
  readonly chosen: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Passed SMS checks by profile and address; they outlive a logout. */
  readonly verified: Readonly<Record<string, readonly ChitStatus[]>>;
}

const fileIn = (dir: string): string => join(dir, 'credentials.json');
const keyOf = ({ name, base }: Profile): string => `${name} ${base}`;
const keyOfMember = (profile: Profile, user: string): string => `${keyOf(profile)} ${user}`;

/** A damaged file counts as no login; a file that others can read is refused. */
const loadStored = async (dir: string): Promise<Stored> => storedIn(await readFields(fileIn(dir)));

const changeStored = (dir: string, next: (now: Stored) => Partial<Stored>): Promise<void> =>
  changeFields(fileIn(dir), (fields) => next(storedIn(fields)));

const storedIn = (fields: Partial<Stored> = {}): Stored => ({
  logins: {},
  orders: {},
  chosen: {},
  verified: {},
  ...fields,
});

const loginOf = ({ logins }: Stored, profile: Profile, user: string): SavedLogin | undefined =>
  logins[keyOfMember(profile, user)];

const withLogin = ({ logins }: Stored, profile: Profile, login: SavedLogin) => ({
  logins: { ...logins, [keyOfMember(profile, login.user_name)]: login },
});

/** So many terminals are remembered, the last ones. */
const MOST = 40;

function choosing({ chosen }: Stored, profile: Profile, user: string, terminals: readonly string[]) {
  const key = keyOf(profile);
  const { '': usual, ...others } = { ...chosen[key], ...Object.fromEntries(terminals.map((name) => [name, user])) };
  const kept = Object.entries(others).slice(-MOST);
  return { chosen: { ...chosen, [key]: Object.fromEntries([...(usual === undefined ? [] : [['', usual]]), ...kept]) } };
}

/** Where logins are kept, and which of them counts. A folder alone names no user and no terminal. */
export type LoginsAt =
  | string
  | {
      readonly dir: string;
      /** `--user`, or YAOCANG_USER. */
      readonly user?: string | undefined;
      readonly terminal?: string | undefined;
    };

export const placed = (at: LoginsAt): Exclude<LoginsAt, string> => (typeof at === 'string' ? { dir: at } : at);

/** The user who counts: the one that was named, else this terminal's, else the one who logged in last. */
function userAt({ chosen }: Stored, profile: Profile, at: LoginsAt): string {
  const { user, terminal } = placed(at);
  const choices = chosen[keyOf(profile)] ?? {};
  return user ?? (terminal ? choices[terminal] : undefined) ?? choices[''] ?? '';
}

/** Undefined if the user who counts is not logged in: another one never takes the place. */
export async function loadLogin(at: LoginsAt, profile: Profile): Promise<SavedLogin | undefined> {
  const all = await loadStored(placed(at).dir);
  const found = loginOf(all, profile, userAt(all, profile, at));
  return isLoggedIn(found?.token) ? found : undefined;
}

/** The logins of a profile at its address, and who counts. */
export async function listLogins(at: LoginsAt, profile: Profile) {
  const all = await loadStored(placed(at).dir);
  const current = userAt(all, profile, at);
  const here = Object.values(all.logins).filter((each) => loginOf(all, profile, each.user_name) === each);
  return here.map(({ user_name, name, since = null }) => ({ user_name, name, since, current: user_name === current }));
}

/** Forgets all logins and SMS checks of a profile, at any address. */
export async function forgetProfile(dir: string, name: string): Promise<void> {
  const others = <T>(all: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => !key.startsWith(`${name} `)));
  await changeStored(dir, ({ logins, orders, chosen, verified }) => ({
    logins: others(logins),
    orders: others(orders),
    chosen: others(chosen),
    verified: others(verified),
  }));
}

/** Keeps a login, which counts from now on in this terminal and in new ones. Undefined forgets the one that counts. */
export async function saveLogin(at: LoginsAt, profile: Profile, login: SavedLogin | undefined): Promise<void> {
  const { dir, terminal } = placed(at);
  await changeStored(dir, (all) => {
    if (login) {
      const kept = withLogin(all, profile, { ...login, since: login.since ?? Date.now() });
      return { ...kept, ...choosing(all, profile, login.user_name, ['', ...(terminal ? [terminal] : [])]) };
    }
    // Who counted stays chosen: nobody else takes the place of a member who logged out.
    const key = keyOfMember(profile, userAt(all, profile, at));
    const { [key]: _login, ...logins } = all.logins;
    const { [key]: _orders, ...orders } = all.orders;
    return { logins, orders, chosen: all.chosen };
  });
}

/** Keeps what is now known of a login. Who counts stays. */
export const updateLogin = (at: LoginsAt, profile: Profile, login: SavedLogin): Promise<void> =>
  changeStored(placed(at).dir, (all) => ({ ...withLogin(all, profile, login), chosen: all.chosen }));

/** Keeps a list of orders with the login of the user, as long as there is one. */
export async function keepOrders(at: LoginsAt, profile: Profile, user: string, orders: readonly KeptOrder[]) {
  const { dir } = placed(at);
  const key = keyOfMember(profile, user);
  const before = (await loadStored(dir)).orders[key];
  if (JSON.stringify(before) === JSON.stringify(orders)) return;
  await changeStored(dir, (all) => (loginOf(all, profile, user) ? { orders: { ...all.orders, [key]: orders } } : {}));
}

/** The last list of the user who counts. */
export async function keptOrders(at: LoginsAt, profile: Profile): Promise<readonly KeptOrder[]> {
  const all = await loadStored(placed(at).dir);
  return all.orders[keyOfMember(profile, userAt(all, profile, at))] ?? [];
}

/** This terminal stays with the user that it has begun with, whoever logs in elsewhere. */
export async function stayWith(at: LoginsAt, profile: Profile, login: SavedLogin): Promise<void> {
  const { dir, terminal, user } = placed(at);
  if (!terminal || user !== undefined) return;
  const { chosen } = await loadStored(dir);
  if (chosen[keyOf(profile)]?.[terminal] !== undefined) return;
  await changeStored(dir, (all) => choosing(all, profile, login.user_name, [terminal]));
}

export const loadVerified = async (at: LoginsAt, profile: Profile): Promise<readonly ChitStatus[]> =>
  verifiedAt(await loadStored(placed(at).dir), profile);

/** Those that another process has added meanwhile stay. */
export async function saveVerified(at: LoginsAt, profile: Profile, passed: readonly ChitStatus[]): Promise<void> {
  await changeStored(placed(at).dir, (all) => {
    const others = verifiedAt(all, profile).filter(({ name }) => !passed.some((each) => each.name === name));
    return { verified: { ...all.verified, [keyOf(profile)]: [...others, ...passed] } };
  });
}

function verifiedAt({ verified }: Stored, profile: Profile): readonly ChitStatus[] {
  const found = verified[keyOf(profile)];
  return Array.isArray(found) ? found : [];
}

interface Session<Login> {
  readonly session: { login: Login };
}

/** Without a login, throws a login fault, which names the user who was meant. */
export function memberOf<S extends Session<SavedLogin | undefined>>(shop: S, user?: string): S & Session<SavedLogin> {
  if (shop.session.login) return shop as S & Session<SavedLogin>;
  const words = user === undefined ? say.logIn : say.isNotLoggedIn(user);
  throw new Fault('login', words, { next: say.howToLogIn(user) });
}
