import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { forgetProfile, loadLogin } from '#cli/shop/logins.ts';
import { apiBase, checked, localProfile, type Profile, refusePlainHttp } from '#cli/shop/profile.ts';
import { say } from '#cli/shop/profile-words.ts';
import {
  chooseProfile,
  loadProfiles,
  named,
  type Profiles,
  removeProfile as remove,
  saveProfile,
} from '#cli/shop/profiles.ts';
import { Fault } from '#cli/text/fault.ts';
import type { ProfileSettings } from './options.ts';

export { loadProfiles, useProfile } from '#cli/shop/profiles.ts';

/** The named or current profile, and who is logged in there; without the token. */
export async function showProfile(dir: string, name: string | undefined) {
  const { current } = await loadProfiles(dir);
  const profile = await chooseProfile(dir, name);
  const found = await loadLogin(dir, profile);
  const login = found ? { user_name: found.user_name, name: found.name, since: found.since ?? null } : null;
  // The redactor would hide a field called `token`.
  const headers = [profile.names.token, profile.names.agency];
  return { profile, current: profile.name === current, headers, login };
}

/** Without a kind a profile counts as production. `replace` overwrites an existing one. */
export async function addProfile(dir: string, name: string, base: string, settings: ProfileSettings, replace: boolean) {
  const { profiles } = await loadProfiles(dir);
  if (!replace && name !== localProfile.name && profiles.some((each) => each.name === name)) {
    throw new Fault('usage', say.exists(name), { next: say.editInstead(name) });
  }
  const fresh: Profile = { ...localProfile, name, base: apiBase(base), kind: 'production' };
  return saveProfile(dir, await changed(fresh, settings));
}

export async function editProfile(dir: string, name: string, base: string | undefined, settings: ProfileSettings) {
  if (base === undefined && Object.keys(given(settings)).length === 0) {
    throw new Fault('usage', say.nothingToChange, { next: say.seeEdit });
  }
  const profile = named(await loadProfiles(dir), name);
  const moved = base === undefined ? profile : { ...profile, base: apiBase(base) };
  return saveProfile(dir, await changed(moved, settings));
}

/** Removes a profile and its logins; `sure` asks first. */
export async function removeProfile(dir: string, name: string, sure: () => Promise<void>): Promise<Profiles> {
  named(await loadProfiles(dir), name);
  if (name !== localProfile.name) await sure();
  const left = await remove(dir, name);
  await forgetProfile(dir, name);
  return left;
}

/** Drops flags that were not given. */
const given = (settings: Partial<ProfileSettings>): Partial<ProfileSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== false));

async function changed(profile: Profile, settings: ProfileSettings): Promise<Profile> {
  const { tokenHeader, agencyHeader, bust, ca, ...plain } = settings;
  const next = checked({
    ...profile,
    ...(given(plain) as Partial<Profile>),
    names: {
      bust: bust ?? profile.names.bust,
      token: tokenHeader ?? profile.names.token,
      agency: agencyHeader ?? profile.names.agency,
    },
    ca: ca ? await certificates(ca) : (ca ?? profile.ca),
  });
  refusePlainHttp(next);
  return next;
}

/** The absolute path of a valid PEM file. */
async function certificates(file: string): Promise<string> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new Fault('usage', say.noCa(file));
  });
  try {
    new X509Certificate(pem);
  } catch (cause) {
    throw new Fault('usage', say.badCa(file), { cause });
  }
  return resolve(file);
}
