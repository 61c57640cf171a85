/** Profiles, kept in `profiles.json`. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { Fault } from '#cli/text/fault.ts';
import { isSameAddress, isSameServer } from './address.ts';
import { readFields, writeFields } from './private-file.ts';
import { apiBase, atBase, isProfileName, localProfile, type Profile, readProfile } from './profile.ts';
import { say } from './profile-words.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** YAOCANG_CONFIG_DIR, or `yaocang` in the XDG configuration folder; XDG ignores relative paths. */
export function configDir(env: Env): string {
  if (env.YAOCANG_CONFIG_DIR) return env.YAOCANG_CONFIG_DIR;
  const xdg = env.XDG_CONFIG_HOME ?? '';
  return join(isAbsolute(xdg) ? xdg : join(env.HOME || homedir(), '.config'), 'yaocang');
}

export interface Profiles {
  readonly current: string;
  readonly profiles: readonly Profile[];
}

const fileIn = (dir: string): string => join(dir, 'profiles.json');

/** All profiles, with `local`. A usage fault names a damaged file. */
export async function loadProfiles(dir: string): Promise<Profiles> {
  const stored = await readFields(fileIn(dir));
  if (!stored) return { current: localProfile.name, profiles: [localProfile] };
  if (!Array.isArray(stored.profiles)) throw new Fault('usage', say.damaged(fileIn(dir)), { next: say.mend });
  const own = stored.profiles.map(readProfile);
  const twice = own.find(({ name }, at) => own.findIndex((each) => each.name === name) !== at);
  if (twice) throw new Fault('usage', say.twice(fileIn(dir), twice.name), { next: say.mend });
  const profiles = own.some(({ name }) => name === localProfile.name) ? own : [localProfile, ...own];
  const { name: current } = profiles.find(({ name }) => name === stored.current) ?? localProfile;
  return { current, profiles };
}

export async function saveProfile(dir: string, profile: Profile): Promise<Profiles> {
  if (!isProfileName(profile.name)) throw new Fault('usage', say.badName);
  const { current, profiles } = await loadProfiles(dir);
  const others = profiles.filter(({ name }) => name !== profile.name);
  return store(dir, { current, profiles: [...others, { ...profile, base: apiBase(profile.base) }] });
}

/** `local` cannot be removed, and becomes current instead of a removed one. */
export async function removeProfile(dir: string, name: string): Promise<Profiles> {
  const known = await loadProfiles(dir);
  named(known, name);
  if (name === localProfile.name) throw new Fault('usage', say.localStays);
  const current = known.current === name ? localProfile.name : known.current;
  return store(dir, { current, profiles: known.profiles.filter((each) => each.name !== name) });
}

export async function useProfile(dir: string, name: string): Promise<Profiles> {
  const profiles = await loadProfiles(dir);
  return store(dir, { ...profiles, current: named(profiles, name).name });
}

/** The named or current profile, at another address where `base` is given. */
export async function chooseProfile(dir: string, name?: string, base?: string): Promise<Profile> {
  const known = await loadProfiles(dir);
  const profile = named(known, name ?? known.current);
  return base === undefined ? heldTo(known.profiles, profile) : atAnyBase(known.profiles, profile, base);
}

const isProduction = ({ kind }: Profile): boolean => kind === 'production';

/** The production profile that has this address, whatever the profile that also has it is called. */
export const productionAt = (profiles: readonly Profile[], base: string): Profile | undefined =>
  profiles.filter(isProduction).find((each) => isSameAddress(each.base, base));

/** The profile; production where a production profile has its address. */
function heldTo(profiles: readonly Profile[], profile: Profile): Profile {
  return productionAt(profiles, profile.base) ? { ...profile, kind: 'production' } : profile;
}

/** An address of a server that any production profile has is that production, however it is spelt and beside whatever `--env`. */
function atAnyBase(profiles: readonly Profile[], profile: Profile, raw: string): Profile {
  const base = apiBase(raw);
  const known = profiles.filter(isProduction).find((each) => isSameServer(each.base, base));
  if (!known || isProduction(profile)) return heldTo(profiles, atBase(profile, base));
  const may = known.may.filter((effect) => profile.may.includes(effect));
  // With the very address its login serves, too.
  return { ...known, may, base: isSameAddress(known.base, base) ? known.base : base };
}

/** A usage fault lists the profiles. */
export function named({ profiles }: Profiles, name: string): Profile {
  const found = profiles.find((profile) => profile.name === name);
  if (found) return found;
  throw new Fault('usage', say.unknown(name), { next: say.known(profiles.map((each) => each.name)) });
}

async function store(dir: string, profiles: Profiles): Promise<Profiles> {
  await writeFields(fileIn(dir), profiles);
  return profiles;
}
