/** The profiles of a person: listing, adding, choosing. */
import { defaultNames } from '#shared/client/options.ts';
import { apiBase, type Kind, localProfile, type Profile } from './environment/profile.ts';
import { loadProfiles, type Profiles, saveProfile, useProfile } from './environment/profiles.ts';
import { checked } from './environment/read-profile.ts';

/** Profiles as they are shown. */
export interface ProfileList {
  readonly current: string;
  readonly profiles: readonly Profile[];
}

export interface NewProfile {
  readonly name: string;
  readonly base: string;
  readonly kind: Kind | undefined;
  readonly tokenHeader: string | undefined;
  readonly agencyHeader: string | undefined;
  readonly bust: string | undefined;
  readonly agencyId: string | undefined;
  readonly timeout: number | undefined;
  readonly patience: number | undefined;
}

const listed = ({ current, all }: Profiles): ProfileList => ({ current, profiles: all });

/** All profiles. */
export const listProfiles = async (dir: string): Promise<ProfileList> => listed(await loadProfiles(dir));

/** Makes a profile the current one. */
export const chooseCurrent = async (dir: string, name: string): Promise<ProfileList> =>
  listed(await useProfile(dir, name));

/** Adds or changes a profile; without a kind it counts as production, the careful guess. */
export async function addProfile(dir: string, wanted: NewProfile): Promise<ProfileList> {
  const profile = checked({
    name: wanted.name,
    base: apiBase(wanted.base),
    kind: wanted.kind ?? 'production',
    names: {
      bust: wanted.bust ?? defaultNames.bust,
      token: wanted.tokenHeader ?? defaultNames.token,
      agency: wanted.agencyHeader ?? defaultNames.agency,
    },
    agencyId: wanted.agencyId ?? '',
    timeout: wanted.timeout ?? localProfile.timeout,
    patience: wanted.patience ?? localProfile.patience,
  });
  return listed(await saveProfile(dir, profile));
}
