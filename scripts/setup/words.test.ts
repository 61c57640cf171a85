import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inTop } from './places.mjs';

/** Every command of package.json reads its words by `wordsOf`, so that each answers in the same way. */

const { scripts } = JSON.parse(readFileSync(inTop('package.json'), 'utf8')) as { scripts: Record<string, string> };
/** Biome's own words. */
const OF_A_TOOL = ['format'];

/** The program of a command, which gets its words: what stands before it, such as a build, gets none. */
const programOf = (command: string): string => command.match(/\bscripts\/[\w./-]+/g)?.at(-1) ?? '';
const commands = Object.entries(scripts).filter(([name]) => !OF_A_TOOL.includes(name));
/** What `npm test` and `npm run proof` do with theirs stands in one file. */
const RUNNER = 'scripts/testing/runner.mjs';

test.each(commands)('npm run %s reads its words by the one way', (name, command) => {
  const file = /^(test|proof)$/.test(name) ? RUNNER : programOf(command);
  const source = readFileSync(inTop(file), 'utf8');
  expect(source).toMatch(/\bwordsOf\(/);
  expect(source).not.toMatch(/process\.argv|parseArgs/);
});

const run = (name: string, ...words: string[]) =>
  new Promise<readonly [code: unknown, out: string, err: string]>((resolve) => {
    const program = [inTop(programOf(scripts[name] ?? '')), ...words];
    execFile(process.execPath, program, { cwd: inTop('.') }, (error, out, err) =>
      resolve([error ? error.code : 0, out, err]),
    );
  });

test.each([
  ['proof', ['--olny', 'servers'], "Unknown option '--olny'."],
  ['unit', ['--wach'], "Unknown option '--wach'."],
  ['snapshot', ['--api'], "Option '--api <value>' argument missing."],
  ['release', ['shop-9'], 'There is nothing called shop-9 here.'],
  ['bench:cli', ['1e9'], '1e9 is no whole number of at least 1.'],
])('npm run %s with %j tells why, and how it is called', async (name, words, why) => {
  const [code, out, err] = await run(name, ...words);
  expect([code, out, err.split('\n')[0]]).toEqual([2, '', why]);
  expect(err).toContain(`npm run ${name}`);
  expect(err).not.toMatch(/^\s+at /m);
});

test('help is no mistake, whatever stands beside it', async () => {
  const [code, out, err] = await run('snapshot', '--shop', '/nowhere', '--help', '--no');
  expect([code, out.split('\n')[0], err]).toEqual([0, expect.stringContaining('npm run snapshot'), '']);
});
