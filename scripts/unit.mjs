import './setup/node-version.mjs';
import './setup/vite-folder.mjs';
import './testing/alone.mjs';

const { runTool, endChildrenWithUs } = await import('./setup/run.mjs');
const { flagsOf, wordsOf } = await import('./setup/words.mjs');

const HOW = `npm run unit -- web/areas/cart: the tests in a folder or file, or all

  --watch           repeats them at each change
  -t WORDS          those with these words in their title
  --bail N          stops after so many failures
  --reporter NAME   as Vitest's, such as verbose
  -u                writes snapshots anew
Vitest by itself takes more: npx vitest -c scripts/vitest.config.ts --help.`;

const { values, words } = wordsOf(HOW, {
  options: {
    watch: { type: 'boolean' },
    testNamePattern: { type: 'string', short: 't' },
    bail: { type: 'string' },
    reporter: { type: 'string' },
    update: { type: 'boolean', short: 'u' },
  },
  most: Number.POSITIVE_INFINITY,
});
const { watch, ...flags } = values;
endChildrenWithUs();
const projects = words.some((word) => word.includes('.long.')) ? ['long'] : ['unit', 'bare'];
const { code } = await runTool('vitest', [
  watch ? 'watch' : 'run',
  '--config=scripts/vitest.config.ts',
  ...projects.flatMap((name) => ['--project', name]),
  ...flagsOf(flags),
  ...words,
]);
process.exitCode = code;
