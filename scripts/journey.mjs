import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import './testing/alone.mjs';

/**
 * `npm run journey -- cart`: the browser journeys whose file has this name, else those whose title has the word;
 * without a word all. Builds stale parts and finds a browser. `--desk` runs at desktop size, `--proof` those of `npm
 * run proof`; other options are Playwright's (`--debug`, `--headed`, `--trace on`, `--repeat-each 5`).
 */
const { readdir } = await import('node:fs/promises');
const { ensureChromium } = await import('./setup/chromium.mjs');
const { inTop } = await import('./setup/places.mjs');
const { endChildrenWithUs, runNode, runTool } = await import('./setup/run.mjs');

const OWN = ['--desk', '--proof'];
const WATCHED = ['--debug', '--headed', '--ui'];

endChildrenWithUs();
process.exitCode = await walk(process.argv.slice(2));

/** @param {readonly string[]} args */
async function walk(args) {
  const [word = '', ...rest] = args[0]?.startsWith('-') ? ['', ...args] : args;
  const built = await runNode(['scripts/build.mjs']);
  if (built.code !== 0) return built.code;
  const chromium = await ensureChromium({ window: rest.some((arg) => WATCHED.includes(arg)) });
  if (!chromium) return 1;
  const isAtDesk = rest.includes('--desk');
  const env = {
    CHROME_PATH: chromium,
    ...(isAtDesk && { DESK: '1' }),
    ...(rest.includes('--proof') ? { PROOF: word === 'crawl' ? 'crawl' : '1' } : {}),
  };
  const { code } = await runTool(
    'playwright',
    [
      'test',
      ...(await filter(word)),
      '--config=web',
      '--retries=0',
      `--project=${isAtDesk ? 'desk' : 'phone'}`,
      ...rest.filter((arg) => !OWN.includes(arg)),
    ],
    { env },
  );
  if (code !== 0 && !rest.includes('--proof'))
    console.log(
      'Where it found no test: what only the proof walks, such as every page at a desk, needs --proof; what is at a desk anyway, such as printing, needs no --desk.',
    );
  return code;
}

/** @param {string} word part of a file name or title */
async function filter(word) {
  if (word === '') return [];
  const files = await readdir(inTop('web/e2e'));
  return files.some((file) => file.endsWith('.spec.ts') && file.includes(word)) ? [word] : ['-g', word];
}
