import './setup/node-version.mjs';
import './setup/closed-pipe.mjs';
import './testing/alone.mjs';

const { readdir } = await import('node:fs/promises');
const { ensureChromium } = await import('./setup/chromium.mjs');
const { inTop } = await import('./setup/places.mjs');
const { endChildrenWithUs, runNode, runTool } = await import('./setup/run.mjs');
const { flagsOf, wordsOf } = await import('./setup/words.mjs');

const HOW = `npm run journey -- cart: builds stale parts, finds a browser, and walks the journeys

  WORD              those whose file has this name, else those whose title has the word; all when none is named
  -g WORDS          those with these words in their title
  --desk            at desktop size
  --proof           those of npm run proof
  --debug, --headed, --ui, --trace on, --repeat-each N, --workers N, --list   as Playwright's
Playwright by itself takes more: npx playwright test -c web --help.`;

const { values, words } = wordsOf(HOW, {
  options: {
    desk: { type: 'boolean' },
    proof: { type: 'boolean' },
    grep: { type: 'string', short: 'g' },
    debug: { type: 'boolean' },
    headed: { type: 'boolean' },
    ui: { type: 'boolean' },
    trace: { type: 'string' },
    'repeat-each': { type: 'string' },
    workers: { type: 'string', short: 'j' },
    list: { type: 'boolean' },
  },
  most: 1,
});

endChildrenWithUs();
process.exitCode = await walk(words[0] ?? '');

/** @param {string} word */
async function walk(word) {
  const { desk, proof, ...flags } = values;
  const built = await runNode(['scripts/build.mjs']);
  if (built.code !== 0) return built.code;
  const chromium = await ensureChromium({ window: Boolean(flags.debug || flags.headed || flags.ui) });
  if (!chromium) return 1;
  const env = {
    CHROME_PATH: chromium,
    ...(desk && { DESK: '1' }),
    ...(proof ? { PROOF: word === 'crawl' ? 'crawl' : '1' } : {}),
  };
  const { code } = await runTool(
    'playwright',
    [
      'test',
      ...(await filter(word)),
      '--config=web',
      '--retries=0',
      `--project=${desk ? 'desk' : 'phone'}`,
      ...flagsOf(flags),
    ],
    { env },
  );
  if (code !== 0 && !proof)
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
