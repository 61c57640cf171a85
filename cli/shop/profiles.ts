/** Profiles, kept in `profiles.json`. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { Fault } from '#cli/text/fault.ts';
import { nearnesses, nearnessOf } from './address.ts';
import { changeFields, readFields } from './private-file.ts';
import {
  apartFrom,
  apiBase,
  atBase,
  heldBy,
  isActing,
  isProfileName,
  localProfile,
  type Near,
  type Profile,
  readProfile,
} from './profile.ts';
import { say } from './profile-words.ts';
import { placeOf } from './unkept.ts';

type Env = Readonly<Record<string, string | undefined>>;

/**
 * YAOCANG_CONFIG_DIR, or `yaocang` in the XDG configuration folder; XDG ignores relative paths. On Windows in %APPDATA%, unless
 * an earlier version has left the files in the home.
 */
export function configDir(env: Env, platform: string = process.platform): string {
  if (env.YAOCANG_CONFIG_DIR) return env.YAOCANG_CONFIG_DIR;
  const xdg = env.XDG_CONFIG_HOME ?? '';
  const usual = join(isAbsolute(xdg) ? xdg : join(env.HOME || homedir(), '.config'), 'yaocang');
  if (platform !== 'win32' || !env.APPDATA) return usual;
  const own = join(env.APPDATA, 'yaocang');
  return existsSync(usual) && !existsSync(own) ? usual : own;
}

export interface Profiles {
  readonly current: string;
  readonly profiles: readonly Profile[];
}

const fileIn = (dir: string): string => join(dir, 'profiles.json');

/** All profiles, with `local`. A usage fault names a damaged file. */
export const loadProfiles = async (dir: string): Promise<Profiles> =>
  profilesIn(placeOf(fileIn(dir)), await readFields(fileIn(dir)));

function profilesIn(file: string, stored: Record<string, unknown> | undefined): Profiles {
  if (!stored) return { current: localProfile.name, profiles: [localProfile] };
  if (!Array.isArray(stored.profiles)) throw new Fault('usage', say.damaged(file), { next: say.mend });
  const own = stored.profiles.map(readProfile);
  const twice = own.find(({ name }, at) => own.findIndex((each) => each.name === name) !== at);
  if (twice) throw new Fault('usage', say.twice(file, twice.name), { next: say.mend });
  const profiles = own.some(({ name }) => name === localProfile.name) ? own : [localProfile, ...own];
  const { name: current } = profiles.find(({ name }) => name === stored.current) ?? localProfile;
  return { current, profiles };
}

/** Saves a profile, or the one that is made of what is saved by then. */
export const saveProfile = (dir: string, saved: Profile | ((known: Profiles) => Promise<Profile>)): Promise<Profiles> =>
  change(dir, async (known) => {
    const profile = typeof saved === 'function' ? await saved(known) : saved;
    if (!isProfileName(profile.name)) throw new Fault('usage', say.badName);
    const others = known.profiles.filter(({ name }) => name !== profile.name);
    return { ...known, profiles: [...others, { ...profile, base: apiBase(profile.base) }] };
  });

/** `local` cannot be removed, and becomes current instead of a removed one. Throws a guard fault if it is of another kind by then. */
export const removeProfile = (dir: string, name: string, kind: Profile['kind']): Promise<Profiles> =>
  change(dir, (known) => {
    if (named(known, name).kind !== kind) throw new Fault('guard', say.leaveProduction(name));
    if (name === localProfile.name) throw new Fault('usage', say.localStays);
    const current = known.current === name ? localProfile.name : known.current;
    return { current, profiles: known.profiles.filter((each) => each.name !== name) };
  });

export const useProfile = (dir: string, name: string): Promise<Profiles> =>
  change(dir, (known) => ({ ...known, current: named(known, name).name }));

/** The named or current profile, at another address where `base` is given. */
export async function chooseProfile(dir: string, name?: string, base?: string): Promise<Profile> {
  const known = await loadProfiles(dir);
  const profile = named(known, name ?? known.current);
  return base === undefined ? heldTo(known.profiles, profile) : atAnyBase(known.profiles, profile, base);
}

/** The production profiles that an address is near to, the nearest first. */
export async function nearProductions(profiles: readonly Profile[], { base, apart }: Pick<Profile, 'base' | 'apart'>) {
  const each = profiles.filter(({ kind }) => kind === 'production').map((production) => near(production));
  const found = (await Promise.all(each)).filter((one) => one !== undefined);
  return found.sort((a, b) => nearnesses.indexOf(a.as) - nearnesses.indexOf(b.as));

  async function near(production: Profile): Promise<Near | undefined> {
    const isApart = apart.includes(apartFrom({ base }, production));
    const as = await nearnessOf(base, production.base, !isApart);
    return as && { to: production.name, as, isApart };
  }
}

/** The profile; production where it is held by a production profile. It may only read where nobody can tell in time. */
async function heldTo(profiles: readonly Profile[], profile: Profile): Promise<Profile> {
  if (profile.kind === 'production') return profile;
  const near = await nearProductions(profiles, profile);
  if (near.length === 0) return profile;
  const held = heldBy({ near });
  if (held?.as === 'unknown') return { ...profile, near, may: profile.may.filter((each) => !isActing(each)) };
  return { ...profile, near, ...(held && { kind: 'production' }) };
}

/** An address of a server that any production profile has is that production, however it is spelt and beside whatever `--env`. */
async function atAnyBase(profiles: readonly Profile[], profile: Profile, raw: string): Promise<Profile> {
  const base = apiBase(raw);
  if (base === profile.base || profile.kind === 'production') return heldTo(profiles, atBase(profile, base));
  const held = heldBy({ near: await nearProductions(profiles, { base, apart: [] }) });
  const known = profiles.find(({ name }) => name === held?.to);
  if (!held || !known || held.as === 'unknown') return heldTo(profiles, atBase(profile, base));
  const may = known.may.filter((effect) => profile.may.includes(effect));
  // With the very address its login serves, too.
  return { ...known, may, base: held.as === 'same' ? known.base : base };
}

/** A usage fault lists the profiles. */
export function named({ profiles }: Profiles, name: string): Profile {
  const found = profiles.find((profile) => profile.name === name);
  if (found) return found;
  throw new Fault('usage', say.unknown(name), { next: say.known(profiles.map((each) => each.name)) });
}

/** Changes what is saved by then. Fields that this version does not know stay; a profile that `next` leaves alone stays as written. */
async function change(dir: string, next: (known: Profiles) => Profiles | Promise<Profiles>): Promise<Profiles> {
  await changeFields(fileIn(dir), async (stored) => {
    const known = profilesIn(fileIn(dir), stored);
    const { current, profiles } = await next(known);
    const written = (stored?.profiles ?? []) as Written[];
    const kept = profiles.map((profile) => {
      const before = written.find(({ name }) => name === profile.name);
      if (before && known.profiles.includes(profile)) return before;
      return { ...before, ...profile, names: { ...before?.names, ...profile.names } };
    });
    return { current, profiles: kept };
  });
  return loadProfiles(dir);
}

type Written = Readonly<Record<string, unknown>> & { readonly names?: object };
