/**
 * The environment of each terminal, in `terminals.json`. A terminal keeps the one that it began with, whatever is chosen
 * elsewhere, as it keeps its member.
 */
import { join } from 'node:path';
import { changeFields, readFields } from './private-file.ts';
import { localProfile } from './profile.ts';
import { loadProfiles, type Profiles, useProfile } from './profiles.ts';

/** The configuration folder, and this terminal where it can be told from others. */
export interface At {
  readonly dir: string;
  readonly terminal?: string | undefined;
}

type Chosen = Readonly<Record<string, string>>;

/** So many terminals are remembered, the last ones. */
const MOST = 40;

const fileIn = (dir: string): string => join(dir, 'terminals.json');

const chosenIn = (fields: Record<string, unknown> | undefined): Chosen => (fields?.environments ?? {}) as Chosen;

/** What this terminal has chosen or begun with. One that was removed is `local`, as for all who had chosen it. */
async function chosenAt({ dir, terminal }: At, { profiles }: Profiles): Promise<string | undefined> {
  const chosen = terminal === undefined ? undefined : chosenIn(await readFields(fileIn(dir)))[terminal];
  if (chosen === undefined) return undefined;
  return profiles.some(({ name }) => name === chosen) ? chosen : localProfile.name;
}

/** All profiles; the current one is this terminal's, else the one that was chosen last anywhere. */
export async function profilesAt(at: At): Promise<Profiles> {
  const known = await loadProfiles(at.dir);
  return { ...known, current: (await chosenAt(at, known)) ?? known.current };
}

/** Chooses the profile for this terminal and for new ones. */
export async function useProfileAt(at: At, name: string): Promise<Profiles> {
  await useProfile(at.dir, name);
  await keep(at, name);
  return profilesAt(at);
}

/** This terminal stays with the profile that it has begun with. */
export async function stayIn(at: At, name: string): Promise<void> {
  if (at.terminal === undefined || chosenIn(await readFields(fileIn(at.dir)))[at.terminal] !== undefined) return;
  await keep(at, name);
}

async function keep({ dir, terminal }: At, name: string): Promise<void> {
  if (terminal === undefined) return;
  await changeFields(fileIn(dir), (fields) => {
    const { [terminal]: _, ...others } = chosenIn(fields);
    const last = Object.entries({ ...others, [terminal]: name }).slice(-MOST);
    return { environments: Object.fromEntries(last) };
  });
}
