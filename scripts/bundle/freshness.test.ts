import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './freshness.mjs';

let top = '';
const write = (path: string, text: string) => writeFileSync(join(top, path), text);
const now = () => fingerprint(top, ['web', 'package.json']);

beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), '药仓 fresh-'));
  mkdirSync(join(top, 'web/e2e'), { recursive: true });
  write('web/a.ts', 'one');
  write('package.json', '{}');
});
afterEach(() => rmSync(top, { recursive: true }));

test('the same files have the same fingerprint', async () => {
  const before = await now();
  write('web/a.ts', 'one');
  expect(await now()).toBe(before);
});

test.each([
  ['a changed file', () => write('web/a.ts', 'two')],
  ['a new file', () => write('web/b.ts', '')],
  ['a renamed file', () => renameSync(join(top, 'web/a.ts'), join(top, 'web/c.ts'))],
  ['a deleted file', () => rmSync(join(top, 'web/a.ts'))],
  ['a changed single file', () => write('package.json', '{ }')],
])('%s changes it', async (_name, change) => {
  const before = await now();
  change();
  expect(await now()).not.toBe(before);
});

test.each(['web/a.test.ts', 'web/README.md', 'web/e2e/cart.spec.ts'])('%s does not change it', async (path) => {
  const before = await now();
  write(path, 'anything');
  expect(await now()).toBe(before);
});
