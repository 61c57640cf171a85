import { access, mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { removeLeft } from './left-files.ts';
import { loadLogin, saveLogin } from './logins.ts';
import { localProfile } from './profile.ts';
import { loadProfiles, saveProfile, useProfile } from './profiles.ts';
import { unkept } from './unkept.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-test-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

test('a dry run reads the files, sees what it changes itself, and keeps and copies nothing', async () => {
  await saveLogin(dir, localProfile, member);
  const before = await readFile(join(dir, 'credentials.json'), 'utf8');
  const view = unkept(dir);
  await expect(loadLogin(view, localProfile)).resolves.toMatchObject(member);
  await saveLogin(view, localProfile, { ...member, token: 'b'.repeat(32) });
  await saveProfile(view, { ...localProfile, name: 'box', kind: 'sandbox' });
  await useProfile(view, 'box');
  await expect(loadLogin(view, localProfile)).resolves.toMatchObject({ token: 'b'.repeat(32) });
  await expect(loadProfiles(view)).resolves.toMatchObject({ current: 'box' });
  await expect(loadLogin(unkept(dir), localProfile)).resolves.toMatchObject(member);
  await expect(readdir(dir)).resolves.toEqual(['credentials.json']);
  await expect(readFile(join(dir, 'credentials.json'), 'utf8')).resolves.toBe(before);
});

test('what an ended run has left is removed; what is in use and what is not ours stays', async () => {
  const temporary = join(dir, 'tmp');
  const [old, running] = [join(temporary, 'yaocang-dry-run-aB3xY9'), join(temporary, 'yaocang-dry-run-zzzzzz')];
  for (const folder of [old, running]) {
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'credentials.json'), '{}');
  }
  const longAgo = new Date(Date.now() - 7_200_000);
  await utimes(old, longAgo, longAgo);
  await writeFile(join(temporary, 'yaocang-dry-run.txt'), '');
  const own = ['credentials.json', 'credentials.json.999999999.0badcafe', `profiles.json.${process.pid}.0badcafe`];
  for (const name of own) await writeFile(join(dir, name), '{}');
  await removeLeft(dir, temporary);
  await expect(readdir(dir)).resolves.toEqual([own[0], own[2], 'tmp'].sort());
  await expect(readdir(temporary)).resolves.toEqual(['yaocang-dry-run-zzzzzz', 'yaocang-dry-run.txt']);
  await removeLeft(join(dir, 'nowhere'), join(dir, 'nowhere'));
  await expect(access(join(dir, 'nowhere'))).rejects.toThrow('ENOENT');
});
