import './setup/node-version.mjs';
import './setup/vite-folder.mjs';
import './testing/alone.mjs';

/** `npm run unit -- web/areas/cart`: the tests in a folder or file; `--watch` repeats them at each change. */
const { runTool, endChildrenWithUs } = await import('./setup/run.mjs');

endChildrenWithUs();
const args = process.argv.slice(2);
const watch = args.includes('--watch');
const rest = args.filter((arg) => arg !== '--watch');
const projects = rest.some((arg) => arg.includes('.long.')) ? ['long'] : ['unit', 'bare'];
const { code } = await runTool('vitest', [
  watch ? 'watch' : 'run',
  '--config=scripts/vitest.config.ts',
  ...projects.flatMap((name) => ['--project', name]),
  ...rest,
]);
process.exitCode = code;
