import { expect, test } from 'vitest';
import { missingPackages } from './dependencies.mjs';

const wanted = {
  '': { version: '0.1.0' },
  'node_modules/vite': { version: '8.3.8' },
  'node_modules/fsevents': { version: '2.3.3', optional: true },
};
const present = { 'node_modules/vite': { version: '8.3.8' } };
const all = () => true;

test('nothing is missing when every package is installed in its version, except for other platforms', () => {
  expect(missingPackages(wanted, present, all)).toEqual([]);
});

test.each([
  ['there is no record of an installation', {}, all],
  ['another version lies there', { 'node_modules/vite': { version: '8.3.7' } }, all],
  ['the folder was deleted by hand', present, () => false],
])('a package is missing when %s', (_name, record, isThere) => {
  expect(missingPackages(wanted, record, isThere)).toEqual(['node_modules/vite']);
});
