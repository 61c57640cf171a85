import { expect, test } from 'vitest';
import { isWritable, missingPackages } from './dependencies.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const present = { 'node_modules/vite': { version: '8.3.8' } };
const all = () => true;
const machine = { os: 'linux', cpu: 'arm64', libc: 'musl' };

test('nothing is missing when every package is installed in its version, except for other platforms', () => {
  expect(missingPackages(wanted, present, all, machine)).toEqual([]);
});

test.each([
  ['there is no record of an installation', {}, all],
  ['another version lies there', { 'node_modules/vite': { version: '8.3.7' } }, all],
  ['the folder was deleted by hand', present, () => false],
])('a package is missing when %s', (_name, record, isThere) => {
  expect(missingPackages(wanted, record, isThere, machine)).toEqual(['node_modules/vite']);
});

const version = '1.0.9';
const optional = true;

test.each([
  ['all that it names', { os: ['linux'], cpu: ['x64', 'arm64'], libc: ['musl'] }],
  ['the system, where it names no processor', { os: ['linux', 'darwin'] }],
  ['each but some others', { os: ['!win32'], cpu: ['!ia32', '!x64'] }],
])('an optional package is missing when it is built for this machine: %s', (_name, platforms) => {
  expect(missingPackages({ 'node_modules/b': { version, optional, ...platforms } }, {}, all, machine)).toEqual([
    'node_modules/b',
  ]);
});

test.each([
  ['nobody: it belongs to another optional one', {}],
  ['another system', { os: ['darwin'], cpu: ['arm64'] }],
  ['another processor', { os: ['linux'], cpu: ['s390x'] }],
  ['another C library', { os: ['linux'], cpu: ['arm64'], libc: ['glibc'] }],
  ['each system but this', { os: ['!linux'] }],
])('an optional package may be missing when it is built for %s', (_name, platforms) => {
  expect(missingPackages({ 'node_modules/b': { version, optional, ...platforms } }, {}, all, machine)).toEqual([]);
});

test.each([
  ['/home/anna/.npm', true],
  ['/home/ben/.npm', false],
  ['/home/anna/deep/er/.npm', true],
  ['/.npm', false],
])('npm may keep what it fetches in %s: %s', (folder, may) => {
  const there: Readonly<Record<string, boolean>> = {
    '/home/anna': true,
    '/home/ben': false,
    '/home': false,
    '/': false,
  };
  const accessSync = (path: string) => {
    if (!there[path]) throw new Error('EACCES');
  };
  expect(isWritable(folder, { existsSync: (path) => path in there, accessSync })).toBe(may);
});
