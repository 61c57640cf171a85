import { expect, test } from 'vitest';
import { failureOf, lackOfSpace } from './npm-failure.mjs';

test.each([
  ['npm warn tar TAR_ENTRY_ERROR ENOSPC: no space left on device, write\nnpm error code EACCES', 'disk is full'],
  ['npm error code EDQUOT', 'disk is full'],
  ['npm error code EAI_AGAIN\nnpm error network request to https://registry.npmjs.org failed', 'registry'],
  ['npm ERR! code ERR_SOCKET_TIMEOUT', 'registry'],
  ['npm error code EROFS\nnpm error rofs EROFS: read-only file system', 'may not be written'],
  ['npm error code ERESOLVE', 'what npm names'],
  ['', 'what npm names'],
])('what helps is told by the first cause that npm names: %s', (output, way) => {
  expect(failureOf(output)).toContain(way);
});

const withFree = (megabytes: number) => async () => ({ bavail: megabytes * 256, bsize: 4096 });

test('a disk with too little left is told before npm writes to it', async () => {
  expect(await lackOfSpace('/anywhere', withFree(211))).toMatch(/211 MB left.*580 MB/);
  expect(await lackOfSpace('/anywhere', withFree(30_000))).toBe('');
});

test('a disk that does not tell its room is tried', async () => {
  expect(await lackOfSpace('/anywhere', () => Promise.reject(new Error('no statfs')))).toBe('');
});
