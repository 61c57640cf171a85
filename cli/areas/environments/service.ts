/** The profiles of a person: listing, showing, adding, changing, choosing, removing. */

import { X509Certificate } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { forgetProfile, loadLogin } from '#cli/shop/logins.ts';
import { apiBase, checked, type Kind, localProfile, type Profile, refusePlainHttp } from '#cli/shop/profile.ts';
import { say } from '#cli/shop/profile-words.ts';
import {
  chooseProfile,
  loadProfiles,
  named,
  type Profiles,
  removeProfile as remove,
  saveProfile,
  useProfile,
} from '#cli/shop/profiles.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Effect } from '#shared/contract/call.ts';

/** Profiles as they are shown. */
export interface ProfileList {
  readonly current: string;
  readonly profiles: readonly Profile[];
}

/** What can be said of a profile; what is undefined stays as it was. */
export interface ProfileSettings {
  readonly kind: Kind | undefined;
  readonly plainHttp: boolean | undefined;
  readonly tokenHeader: string | undefined;
  readonly agencyHeader: string | undefined;
  readonly bust: string | undefined;
  readonly agencyId: string | undefined;
  readonly may: readonly Effect[] | undefined;
  readonly proxy: string | undefined;
  readonly ca: string | undefined;
  readonly sms: string | undefined;
  readonly timeout: number | undefined;
  readonly patience: number | undefined;
  readonly connect: number | undefined;
}

/** One profile with who is logged in there; the token is not told. */
export interface ProfileShown {
  readonly profile: Profile;
  readonly current: boolean;
  /** The names of the token's and the agency's header: under `token` itself they would be taken for a secret. */
  readonly headers: readonly string[];
  readonly login: { readonly user_name: string; readonly name: string; readonly since: number | null } | null;
}

const listed = ({ current, all }: Profiles): ProfileList => ({ current, profiles: all });

/** All profiles. */
export const listProfiles = async (dir: string): Promise<ProfileList> => listed(await loadProfiles(dir));

/** Makes a profile the current one. */
export const chooseCurrent = async (dir: string, name: string): Promise<ProfileList> =>
  listed(await useProfile(dir, name));

/** One profile, the current one without a name. */
export async function showProfile(dir: string, name: string | undefined): Promise<ProfileShown> {
  const { current } = await loadProfiles(dir);
  const profile = await chooseProfile(dir, { env: name });
  const found = await loadLogin(dir, profile);
  const login = found ? { user_name: found.user_name, name: found.name, since: found.since ?? null } : null;
  const headers = [profile.names.token, profile.names.agency];
  return { profile, current: profile.name === current, headers, login };
}

/** Adds a profile; without a kind it counts as production, the careful guess. `replace` lets it take another's place. */
export async function addProfile(
  dir: string,
  name: string,
  base: string,
  settings: ProfileSettings,
  replace: boolean,
): Promise<ProfileList> {
  const { all } = await loadProfiles(dir);
  if (!replace && name !== localProfile.name && all.some((each) => each.name === name)) {
    throw new Fault('usage', say.exists(name), { next: say.editInstead(name) });
  }
  const fresh: Profile = { ...localProfile, name, base: apiBase(base), kind: 'production' };
  return listed(await saveProfile(dir, await changed(fresh, settings)));
}

/** Changes what is given of a profile and leaves the rest. */
export async function editProfile(
  dir: string,
  name: string,
  base: string | undefined,
  settings: ProfileSettings,
): Promise<ProfileList> {
  if (base === undefined && Object.values(settings).every((each) => each === undefined)) {
    throw new Fault('usage', say.nothingToChange, { next: say.seeEdit });
  }
  const profile = named(await loadProfiles(dir), name);
  const moved = base === undefined ? profile : { ...profile, base: apiBase(base) };
  return listed(await saveProfile(dir, await changed(moved, settings)));
}

/** Removes a profile and forgets its logins; `sure` asks first, once there is something to remove. */
export async function removeProfile(dir: string, name: string, sure: () => Promise<void>): Promise<ProfileList> {
  named(await loadProfiles(dir), name);
  if (name !== localProfile.name) await sure();
  const left = await remove(dir, name);
  await forgetProfile(dir, name);
  return listed(left);
}

async function changed(profile: Profile, settings: ProfileSettings): Promise<Profile> {
  const { tokenHeader, agencyHeader, bust, ca, ...plain } = settings;
  const given = Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined));
  const next = checked({
    ...profile,
    ...given,
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

/** The full path of a file of certificates, after a look inside. */
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
