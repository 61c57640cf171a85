/** Ties a run to the process: its streams, its signals, its exit code. */
import { exitCodes } from '#cli/services/exit-codes.ts';
import { commands, groups } from '../index.ts';
import { run } from './run.ts';

/** Runs the words of a command line. A first signal ends it with its clean-up, a second one at once. */
export async function main(words: readonly string[]): Promise<void> {
  const ending = new AbortController();
  const end = (reason: 'interrupted' | 'terminated') => () => {
    if (ending.signal.aborted) process.exit(exitCodes[reason].exit);
    ending.abort(reason);
  };
  process.on('SIGINT', end('interrupted'));
  process.on('SIGTERM', end('terminated'));
  const { stdin, stdout, stderr, env } = process;
  // Should everything come to rest before the run has ended, that is a fault and no success.
  process.exitCode = exitCodes.internal.exit;
  process.exitCode = await run(words, {
    commands,
    groups,
    signal: ending.signal,
    terminal: { stdin, stdout, stderr, env },
  });
  stdin.unref?.();
}
