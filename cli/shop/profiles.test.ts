import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { member } from '#cli/parts/testing/fake-shop.ts';
import { loadLogin, loadVerified, saveLogin, saveVerified } from './logins.ts';
import { bytesOf, writePrivate } from './private-file.ts';
import { localProfile, type Profile } from './profile.ts';
import { chooseProfile, configDir, loadProfiles, saveProfile, useProfile } from './profiles.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'yaocang-test-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const staging: Profile = { ...localProfile, name: 'staging', kind: 'staging', base: 'https://stage.test/api' };
const modeOf = async (file: string) => ((await stat(join(dir, file))).mode & 0o777).toString(8);

test('the folder is YAOCANG_CONFIG_DIR, else the XDG one, else below the home', () => {
  expect(configDir({ YAOCANG_CONFIG_DIR: '/a', XDG_CONFIG_HOME: '/b' })).toBe('/a');
  expect(configDir({ XDG_CONFIG_HOME: '/b', HOME: '/c' })).toBe('/b/yaocang');
  expect(configDir({ HOME: '/c' })).toBe('/c/.config/yaocang');
  expect(configDir({ XDG_CONFIG_HOME: 'b', HOME: '/c' })).toBe('/c/.config/yaocang');
});

test('on Windows it is in APPDATA, unless only the old place has the files', async () => {
  const [own, old] = [join(dir, 'Roaming', 'yaocang'), join(dir, '.config', 'yaocang')];
  const found = () => configDir({ HOME: dir, APPDATA: join(dir, 'Roaming') }, 'win32');
  expect(found()).toBe(own);
  await mkdir(old, { recursive: true });
  expect(found()).toBe(old);
  await mkdir(own, { recursive: true });
  expect(found()).toBe(own);
  expect(configDir({ HOME: dir, YAOCANG_CONFIG_DIR: '/a', APPDATA: 'C:/x' }, 'win32')).toBe('/a');
});

test('local is there without any file', async () => {
  await expect(loadProfiles(dir)).resolves.toEqual({ current: 'local', profiles: [localProfile] });
});

test('profiles are added, chosen, and found again', async () => {
  await saveProfile(dir, staging);
  await useProfile(dir, 'staging');
  await expect(chooseProfile(dir)).resolves.toEqual(staging);
  await expect(chooseProfile(dir, 'local')).resolves.toEqual(localProfile);
  await expect(chooseProfile(dir, 'nowhere')).rejects.toThrow('nowhere');
  await expect(useProfile(dir, 'nowhere')).rejects.toThrow('nowhere');
  await expect(saveProfile(dir, { ...staging, name: '../x' })).rejects.toThrow('letters');
});

test('a damaged file is named', async () => {
  await writeFile(join(dir, 'profiles.json'), '{', { mode: 0o600 });
  await expect(loadProfiles(dir)).rejects.toThrow('profiles.json is damaged');
});

test('both files are 0600 from their first moment', async () => {
  await saveProfile(dir, staging);
  await saveLogin(dir, staging, member);
  await expect(modeOf('profiles.json')).resolves.toBe('600');
  await expect(modeOf('credentials.json')).resolves.toBe('600');
});

test('a link to a file elsewhere stays a link, and what is no file is not replaced', async () => {
  const [kept, link, pipe] = [join(dir, 'kept.json'), join(dir, 'profiles.json'), join(dir, 'pipe')];
  await writeFile(kept, '{"profiles":[]}', { mode: 0o600 });
  await symlink(kept, link);
  await saveProfile(dir, staging);
  expect([(await lstat(link)).isSymbolicLink(), await readFile(kept, 'utf8')]).toEqual([
    true,
    expect.stringContaining('staging'),
  ]);
  await promisify(execFile)('mkfifo', [pipe]);
  await expect(writePrivate(pipe, 'x')).rejects.toThrow('is no regular file');
  expect((await lstat(pipe)).isFIFO()).toBe(true);
});

test('pipes that nobody writes yet keep no thread; what is written is read', async () => {
  // More than there are threads. Each has one reader: who opens a pipe after its writer waits for another.
  const pipes = Array.from({ length: 6 }, (_, at) => join(dir, `pipe${at}`));
  await promisify(execFile)('mkfifo', pipes);
  const waiting = pipes.map((pipe) => bytesOf(pipe));
  await Promise.all(pipes.map((pipe) => writeFile(pipe, 'x')));
  expect(String(await Promise.all(waiting))).toBe('x,x,x,x,x,x');
});

test.each(['a/b/c', 'file/b', '/proc/no/such'])(
  'a folder is made, or it is told that it cannot be: %s',
  async (place) => {
    await writeFile(join(dir, 'file'), '');
    const folder = place.startsWith('/') ? place : join(dir, place);
    const saved = saveProfile(folder, staging);
    if (place !== 'a/b/c') return expect(saved).rejects.toThrow(/ENOENT|ENOTDIR|EEXIST/);
    await saved;
    expect((await stat(folder)).mode & 0o777).toBe(0o700);
  },
);

test('a file that others can read is refused and not changed', async () => {
  await saveLogin(dir, staging, member);
  await chmod(join(dir, 'credentials.json'), 0o640);
  await expect(loadLogin(dir, staging)).rejects.toMatchObject({ code: 'guard' });
  await expect(saveLogin(dir, staging, undefined)).rejects.toMatchObject({ code: 'guard' });
  await expect(modeOf('credentials.json')).resolves.toBe('640');
});

test('a login belongs to one profile at one address', async () => {
  await saveLogin(dir, staging, member);
  await expect(loadLogin(dir, staging)).resolves.toMatchObject(member);
  await expect(loadLogin(dir, { ...staging, base: 'https://evil.test/api' })).resolves.toBeUndefined();
  await expect(loadLogin(dir, { ...staging, name: 'other' })).resolves.toBeUndefined();
  await saveLogin(dir, staging, undefined);
  await expect(loadLogin(dir, staging)).resolves.toBeUndefined();
  await expect(readFile(join(dir, 'credentials.json'), 'utf8')).resolves.not.toContain(member.token);
});

test('an address of a server that production has is production, by any name of this machine and at any path', async () => {
  const live = {
    ...staging,
    name: 'live',
    kind: 'production',
    base: 'http://127.0.0.1:7441/api',
    may: ['read', 'write'],
  } as const;
  await saveProfile(dir, live);
  await saveProfile(dir, { ...staging, name: 'narrow', may: ['read', 'session'] });
  for (const base of ['http://127.1:7441/api/v2', 'https://localhost.:7441/other', 'http://0.0.0.0:7441/API//']) {
    await expect(chooseProfile(dir, 'narrow', base)).resolves.toMatchObject({
      name: 'live',
      kind: 'production',
      may: ['read'],
    });
  }
  await expect(chooseProfile(dir, 'local', 'http://127.0.0.1:7442/api')).resolves.toMatchObject({ kind: 'local' });
});

test('damaged logins count as none', async () => {
  await writeFile(join(dir, 'credentials.json'), '{"logins":{"staging https://stage.test/api":{"token":5}}', {
    mode: 0o600,
  });
  await expect(loadLogin(dir, staging)).resolves.toBeUndefined();
});

test('verifications by text message outlive a logout, at their own profile', async () => {
  const passed = [{ name: 'yaodian', expiry: 5 }];
  await saveLogin(dir, staging, member);
  await saveVerified(dir, staging, passed);
  await saveLogin(dir, staging, undefined);
  await expect(loadVerified(dir, staging)).resolves.toEqual(passed);
  await expect(loadVerified(dir, localProfile)).resolves.toEqual([]);
});

test('what a newer version wrote is neither read nor written over', async () => {
  const newer = JSON.stringify({ v: 2, current: 'far', profiles: [], logins: {} });
  for (const file of ['profiles.json', 'credentials.json']) {
    await writeFile(join(dir, file), newer, { mode: 0o600 });
  }
  const attempts = [
    () => loadProfiles(dir),
    () => saveProfile(dir, staging),
    () => loadLogin(dir, staging),
    () => saveLogin(dir, staging, member),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ code: 'usage' });
  for (const file of ['profiles.json', 'credentials.json']) expect(await readFile(join(dir, file), 'utf8')).toBe(newer);
});

test('what only another version knows stays in the files, in every profile and login', async () => {
  const form = { tint: 'green' };
  const far = { ...staging, name: 'far', names: { ...staging.names, ...form }, ...form };
  const near = { name: 'near', kind: 'staging', base: 'https://near.test/api', ...form };
  const kept = { ...member, since: 5, ...form };
  const files = {
    'profiles.json': { v: 1, current: 'far', profiles: [far, near], ...form },
    'credentials.json': { v: 1, logins: { 'far https://stage.test/api yaodian': kept }, verified: {}, ...form },
  };
  for (const [file, fields] of Object.entries(files)) {
    await writeFile(join(dir, file), JSON.stringify(fields), { mode: 0o600 });
  }
  await saveProfile(dir, { ...staging, name: 'far', timeout: 900 });
  await useProfile(dir, 'near');
  await saveLogin(dir, localProfile, member);
  const fieldsOf = async (file: string) => JSON.parse(await readFile(join(dir, file), 'utf8'));
  const { profiles, ...around } = await fieldsOf('profiles.json');
  expect(around).toEqual({ v: 1, current: 'near', ...form });
  expect(profiles).toContainEqual(near);
  expect(profiles).toContainEqual({ ...far, timeout: 900 });
  await expect(fieldsOf('credentials.json')).resolves.toMatchObject({
    ...form,
    logins: { 'far https://stage.test/api yaodian': kept, [`local ${localProfile.base} yaodian`]: member },
  });
});

test('processes at once lose nothing of each other, and a lock of a dead one stops nobody', async () => {
  await writeFile(join(dir, 'profiles.json.lock'), `${await deadProcess()} ${hostname()}`);
  const program = `
    import { saveProfile } from '#cli/shop/profiles.ts';
    import { saveLogin } from '#cli/shop/logins.ts';
    const [dir, mine] = process.argv.slice(-2);
    for (let at = 0; at < 4; at += 1) {
      const profile = { ...${JSON.stringify(staging)}, name: \`p\${mine}-\${at}\` };
      await Promise.all([saveProfile(dir, profile), saveLogin(dir, profile, ${JSON.stringify(member)})]);
    }`;
  const all = Array.from({ length: 4 }, (_, at) =>
    promisify(execFile)(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program, dir, String(at)]),
  );
  await Promise.all(all);
  await expect(loadProfiles(dir)).resolves.toHaveProperty('profiles.length', 17);
  const logins = JSON.parse(await readFile(join(dir, 'credentials.json'), 'utf8')).logins;
  expect(Object.keys(logins)).toHaveLength(16);
  await expect(readdir(dir)).resolves.toEqual(['credentials.json', 'profiles.json']);
});

async function deadProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '0']);
  await once(child, 'exit');
  return child.pid ?? 0;
}
