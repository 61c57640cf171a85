/** Ties a run to the process: its streams, its signals, its exit code. */
import { exitCodes } from '#cli/text/fault.ts';
import type { Area } from './command.ts';
import { run } from './run.ts';

/** Runs the words of a command line. A first signal ends it with its clean-up, a second one at once. */
export async function main(words: readonly string[], known: Area): Promise<void> {
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
  const terminal = { stdin, stdout, stderr, env };
  const { crashed, hasCrashed, over } = watchForCrash(() => ending.abort('crashed'));
  process.exitCode = await run(words, { ...known, signal: ending.signal, terminal, crashed });
  // What failed may have left something open that nobody will ever close.
  if (hasCrashed()) process.exit();
  over();
  stdin.unref?.();
}

/** Fails with what is thrown where no command waits for it, and when a run waits for what can no longer come. */
function watchForCrash(then: () => void) {
  let has = false;
  const atRest = () => process.emit('uncaughtException', new Error('the run came to rest before its end'));
  const crashed = new Promise<never>((_, reject) => {
    process.on('uncaughtException', (error) => {
      has = true;
      process.exitCode = exitCodes.internal.exit;
      reject(error);
      then();
    });
    process.once('beforeExit', atRest);
  });
  crashed.catch(() => undefined);
  return { crashed, hasCrashed: () => has, over: () => process.off('beforeExit', atRest) };
}
