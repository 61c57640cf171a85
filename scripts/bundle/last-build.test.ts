import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepLastAssets } from './last-build.mjs';

let top: string;
beforeEach(async () => {
  top = await mkdtemp(join(tmpdir(), 'yaocang-assets-'));
});
afterEach(() => rm(top, { recursive: true, force: true }));

/** Builds these assets and swaps them in; returns the served assets. */
async function build(...names: string[]): Promise<string[]> {
  const [before, made] = [join(top, 'web'), join(top, 'made')];
  await mkdir(join(made, 'assets'), { recursive: true });
  for (const name of names) await writeFile(join(made, 'assets', name), name);
  await keepLastAssets({ before, made, list: join(top, 'list.json') });
  await rm(before, { recursive: true, force: true });
  await rename(made, before);
  return (await readdir(join(before, 'assets'))).sort();
}

test('the assets of the previous build stay for one build', async () => {
  expect(await build('a.js', 'b1.js')).toEqual(['a.js', 'b1.js']);
  expect(await build('a.js', 'b2.js')).toEqual(['a.js', 'b1.js', 'b2.js']);
  expect(await build('a.js', 'b3.js')).toEqual(['a.js', 'b2.js', 'b3.js']);
});

test('a build without changes removes nothing', async () => {
  await build('a1.js');
  await build('a2.js');
  expect(await build('a2.js')).toEqual(['a1.js', 'a2.js']);
});
