import { expect, test } from 'vitest';
import { isNewVersion } from './start-up.ts';

test("a stored version that differs from the server's is a new version; a missing one is not", () => {
  expect(isNewVersion('1.0', '1.1')).toBe(true);
  expect([isNewVersion('1.1', '1.1'), isNewVersion(undefined, '1.1'), isNewVersion('', '1.1')]).toEqual([
    false,
    false,
    false,
  ]);
  expect(isNewVersion('1.0', '')).toBe(false);
});
