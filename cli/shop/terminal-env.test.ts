import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { localProfile } from './profile.ts';
import { removeProfile, saveProfile } from './profiles.ts';
import { profilesAt, stayIn, useProfileAt } from './terminal-env.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-env-'));
  for (const name of ['pre', 'drill'])
    await saveProfile(dir, { ...localProfile, name, base: `https://${name}.example/api`, kind: 'staging' });
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const one = () => ({ dir, terminal: 'tab-1' });
const other = () => ({ dir, terminal: 'tab-2' });
const current = async (at: Parameters<typeof profilesAt>[0]) => (await profilesAt(at)).current;

test('a choice counts in its own terminal and in new ones; another stays where it began', async () => {
  await useProfileAt(one(), 'pre');
  await stayIn(other(), await current(other()));
  await useProfileAt(one(), 'drill');
  const all = [one(), other(), { dir, terminal: 'tab-3' }, { dir }].map(current);
  expect(await Promise.all(all)).toEqual(['drill', 'pre', 'drill', 'drill']);
});

test('a terminal that began with local stays there; without a terminal the last choice counts', async () => {
  await stayIn(one(), 'local');
  await useProfileAt({ dir }, 'drill');
  expect([await current(one()), await current({ dir })]).toEqual(['local', 'drill']);
});

test('where the profile of a terminal was removed it is local, never another one', async () => {
  await useProfileAt(one(), 'pre');
  await useProfileAt(other(), 'drill');
  await removeProfile(dir, 'pre', 'staging');
  expect(await current(one())).toBe('local');
});
