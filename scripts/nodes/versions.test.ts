import { expect, test } from 'vitest';
import { versionsToTry } from './versions.mjs';

test('tried are the lowest of each part, the newest of each line in use, and the newest of all', () => {
  const published = ['20.2.0', '20.19.0', '20.9.1', '22.3.0', '22.21.0', '22.9.0', '23.1.0', '24.2.0', '24.10.0'];
  expect(versionsToTry('^20.9.1 || >=22.3.0', [...published, '27.0.0', '28.0.0-rc.1'])).toEqual([
    '20.9.1',
    '20.19.0',
    '22.3.0',
    '22.21.0',
    '24.10.0',
    '27.0.0',
  ]);
});

test('a version is tried once, whatever the reasons', () => {
  expect(versionsToTry('>=24.10.0', ['24.10.0', '22.1.0'])).toEqual(['22.1.0', '24.10.0']);
});
