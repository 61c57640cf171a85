/** The terminal tool. `--version` is answered here, so that it costs no more than starting Node. */
import { VERSION } from '#cli/commands/frame/version.ts';

const words = process.argv.slice(2);
if (words.length === 1 && (words[0] === '--version' || words[0] === '-V')) {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    process.exitCode = code === 'EPIPE' ? 0 : 1;
  });
  process.stdout.write(`${VERSION}\n`);
} else {
  const { main } = await import('#cli/commands/frame/main.ts');
  await main(words);
}
