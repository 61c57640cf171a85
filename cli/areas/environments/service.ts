import { X509Certificate } from 'node:crypto';
import { resolve } from 'node:path';
import type { Cli } from '#cli/frame/cli.ts';
import { gatePassword, readSecret } from '#cli/frame/secrets.ts';
import { isSameAddress } from '#cli/shop/address.ts';
import { type Gate, loadGate, saveGate } from '#cli/shop/gate.ts';
import { forgetProfile, type LoginsAt, loadLogin, placed } from '#cli/shop/logins.ts';
import { bytesOf } from '#cli/shop/private-file.ts';
import {
  apartFrom,
  apiBase,
  checked,
  localProfile,
  type Near,
  type Profile,
  refusePlainHttp,
} from '#cli/shop/profile.ts';
import { say } from '#cli/shop/profile-words.ts';
import {
  chooseProfile,
  loadProfiles,
  named,
  nearProductions,
  type Profiles,
  removeProfile as remove,
  saveProfile,
} from '#cli/shop/profiles.ts';
import { profilesAt, useProfileAt } from '#cli/shop/terminal-env.ts';
import { Fault } from '#cli/text/fault.ts';
import type { ProfileSettings } from './options.ts';

export const listProfiles = (logins: LoginsAt): Promise<Profiles> => profilesAt(placed(logins));
export const useProfile = (logins: LoginsAt, name: string): Promise<Profiles> => useProfileAt(placed(logins), name);

/** The named or current profile, and who is logged in there; without the token. */
export async function showProfile(dir: string, logins: LoginsAt, name: string | undefined) {
  const { current } = await listProfiles(logins);
  const profile = await chooseProfile(dir, name ?? current);
  const found = await loadLogin(logins, profile);
  const login = found ? { user_name: found.user_name, name: found.name, since: found.since ?? null } : null;
  // The redactor would hide a field called `token`.
  const headers = [profile.names.token, profile.names.agency];
  const gate = (await loadGate(dir, profile))?.user ?? null;
  return { profile, current: profile.name === current, headers, login, gate };
}

type Asking = Pick<Cli, 'dir' | 'logins' | 'typeName' | 'confirm' | 'terminal' | 'output' | 'say'>;

type Added = ProfileSettings & { readonly name: string; readonly base: string; readonly replace: boolean };

/** Without a kind a profile counts as production. */
export async function addProfile(cli: Asking, { name, base, replace, ...settings }: Added): Promise<Profiles> {
  const wanted = await prepared(settings);
  return keep(cli, name, await gateIn(settings, cli), ({ profiles }) => {
    if (!replace && name !== localProfile.name && profiles.some((each) => each.name === name)) {
      throw new Fault('usage', say.exists(name), { next: say.editInstead(name) });
    }
    return changed({ ...localProfile, name, base: apiBase(base), kind: 'production' }, wanted);
  });
}

type Edited = ProfileSettings & { readonly name: string; readonly address: string | undefined };

export async function editProfile(cli: Asking, { name, address, ...settings }: Edited): Promise<Profiles> {
  const isConfirming = address === undefined && Object.keys(given(settings)).length === 0;
  if (isConfirming && !(await isBesideProduction(cli.dir, name))) {
    throw new Fault('usage', say.nothingToChange, { next: say.seeEdit });
  }
  const wanted = await prepared(settings);
  return keep(cli, name, await gateIn(settings, cli), (known) => {
    const profile = named(known, name);
    return changed(address === undefined ? profile : { ...profile, base: apiBase(address) }, wanted);
  });
}

async function isBesideProduction(dir: string, name: string): Promise<boolean> {
  const known = await loadProfiles(dir);
  return (await productionsBeside(known, named(known, name))).length > 0;
}

/**
 * Saves the profile that `make` makes of what is saved by then. Its name is asked for where it stops being production, so that
 * it loses its logins, and where it is near to production and would be none.
 */
async function keep(
  { dir, logins, typeName }: Asking,
  name: string,
  gate: Gate | 'none' | undefined,
  make: (known: Profiles) => Profile,
): Promise<Profiles> {
  const first = await loadProfiles(dir);
  const leaves = await leavesProduction(first, make(first));
  const beside = await productionsBeside(first, make(first));
  if (leaves) await typeName(say.leaveProduction(name), name);
  else if (beside[0]) await typeName(say.typeApart(name, beside[0].name), name);
  await saveProfile(dir, async (known) => {
    const profile = make(known);
    const isNew = ({ base }: Profile) => !beside.some((each) => each.base === base);
    // It became production, or another one did, while nobody was asked about it.
    const isUnasked = !leaves && (await leavesProduction(known, profile));
    if (isUnasked || (await productionsBeside(known, profile)).some(isNew)) {
      throw new Fault('guard', say.leaveProduction(name));
    }
    return { ...profile, apart: [...profile.apart, ...beside.map((each) => apartFrom(profile, each))] };
  });
  if (leaves) await forgetProfile(dir, name);
  if (gate) await saveGate(dir, named(await loadProfiles(dir), name), gate === 'none' ? undefined : gate);
  return listProfiles(logins);
}

/** The gate that the flags name; `none` where its user was given empty. */
async function gateIn({ gateUser: user, stdin, file }: ProfileSettings, cli: Asking) {
  if (user === undefined && (stdin || file !== undefined)) throw new Fault('usage', say.gateWithoutUser);
  if (user === undefined) return undefined;
  if (user === '') return 'none';
  // The colon ends the user's name in the header.
  if (user.includes(':')) throw new Fault('usage', say.badGateUser);
  const password = await readSecret(gatePassword, { stdin, file }, cli);
  cli.output.redactor.learn(password);
  return { user, password };
}

/** Whether a profile stops being production. */
async function leavesProduction({ profiles }: Profiles, { name, kind, base }: Profile): Promise<boolean> {
  const before = profiles.find((each) => each.name === name);
  return before?.kind === 'production' && (kind !== 'production' || !(await isSameAddress(before.base, base)));
}

/**
 * The production profiles that a profile of another kind is near to without being confirmed as another shop. Throws a guard fault
 * where it has the address of one.
 */
async function productionsBeside({ profiles }: Profiles, profile: Profile): Promise<readonly Profile[]> {
  if (profile.kind === 'production') return [];
  const others = profiles.filter(({ name }) => name !== profile.name);
  const near = await nearProductions(others, profile);
  const same = near.find(({ as }) => as === 'same');
  if (same) throw new Fault('guard', say.isProductionOf(same.to), { next: say.asProduction(same.to) });
  const isAsked = ({ as, isApart }: Near) => !isApart && !(as === 'port' && profile.kind === 'local');
  return others.filter(({ name }) => near.some((each) => each.to === name && isAsked(each)));
}

/** Removes a profile and its logins. One of production is asked for by its name: added anew it could be another kind. */
export async function removeProfile(
  { dir, logins, typeName, confirm }: Asking,
  name: string,
  sure: boolean,
): Promise<Profiles> {
  const { kind } = named(await loadProfiles(dir), name);
  if (kind === 'production') await typeName(say.leaveProduction(name), name);
  else if (name !== localProfile.name) await confirm(say.removeIt(name), sure);
  await saveGate(dir, named(await loadProfiles(dir), name), undefined);
  await remove(dir, name, kind);
  await forgetProfile(dir, name);
  return listProfiles(logins);
}

/** Drops flags that were not given. */
const given = (settings: Partial<ProfileSettings>): Partial<ProfileSettings> =>
  Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined && value !== false));

const prepared = async ({ ca, ...settings }: ProfileSettings): Promise<ProfileSettings> => ({
  ...settings,
  ca: ca ? await certificates(ca) : ca,
});

function changed(profile: Profile, settings: ProfileSettings): Profile {
  const { tokenHeader, agencyHeader, bust, ca, gateUser: _user, stdin: _stdin, file: _file, ...plain } = settings;
  const next = checked({
    ...profile,
    ...(given(plain) as Partial<Profile>),
    names: {
      bust: bust ?? profile.names.bust,
      token: tokenHeader ?? profile.names.token,
      agency: agencyHeader ?? profile.names.agency,
    },
    ca: ca ?? profile.ca,
  });
  refusePlainHttp(next);
  if (settings.irreversible && !next.irreversible) throw new Fault('usage', say.neverLasting);
  return next;
}

/** The absolute path of a valid PEM file. */
async function certificates(file: string): Promise<string> {
  const pem = await bytesOf(file).catch(() => {
    throw new Fault('usage', say.noCa(file));
  });
  try {
    new X509Certificate(pem);
  } catch (cause) {
    throw new Fault('usage', say.badCa(file), { cause });
  }
  return resolve(file);
}
