import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { inTop } from './places.mjs';

/** Runs the check in a copy below a folder of this name. */
function lookIn(name: string) {
  const top = mkdtempSync(join(tmpdir(), 'yaocang-folder-'));
  onTestFinished(() => rmSync(top, { recursive: true, force: true }));
  const setup = join(top, name, 'scripts/setup');
  mkdirSync(setup, { recursive: true });
  for (const file of ['vite-folder.mjs', 'places.mjs']) cpSync(inTop(`scripts/setup/${file}`), join(setup, file));
  return spawnSync(process.execPath, [join(setup, 'vite-folder.mjs')], { encoding: 'utf8' });
}

test.each(['C# 项目', 'what?'])('tests and development are refused in a folder called %s, with what to do', (name) => {
  const { status, stderr } = lookIn(name);
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Rename this folder/);
  expect(stderr).toContain(name);
});

test('spaces, Chinese and other signs are no matter', () => {
  expect(lookIn('药 仓 (copy) & 100% [1]')).toMatchObject({ status: 0, stderr: '' });
});
