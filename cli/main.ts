/**
 * The terminal tool. `--version` is answered here, so that it costs no more than starting Node; and a Node that is too old is
 * told so here, because the rest would not even load on it.
 */
import { VERSION } from './frame/version.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const isOld = major < 20 || (major === 20 && minor < 19);
const words = process.argv.slice(2);
if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    process.exitCode = code === 'EPIPE' ? 0 : 1;
  });
  process.stdout.write(`${VERSION}\n`);
} else if (isOld) {
  const now = process.versions.node;
  process.stderr.write(
    `✗ 需要 Node 20.19 或更新的版本，现在是 ${now} / Node 20.19 or newer is needed, this is ${now}\n`,
  );
  process.exitCode = 2;
} else {
  void start();
}

/** Not awaited at the top level: the start chunk imports from this one, and each would wait for the other. */
async function start() {
  const [{ main }, known] = await Promise.all([import('#cli/frame/main.ts'), import('#cli/commands/index.ts')]);
  await main(words, known);
}
