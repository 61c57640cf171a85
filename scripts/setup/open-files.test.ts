import { expect, test } from 'vitest';
import { tooFewFiles } from './open-files.mjs';

test('a machine that allows few open files is told so, with the way', () => {
  expect(tooFewFiles(512)).toMatch(/512 open files.*ulimit -Hn 1024/);
});

test.each([1024, 1_048_576, 'unlimited', undefined])('%s open files are enough, or unknown', (allowed) => {
  expect(tooFewFiles(allowed)).toBe('');
});
