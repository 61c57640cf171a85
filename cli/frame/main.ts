/** Connects a run to the process: streams, signals, exit code. */
import { exitCodes } from '#cli/text/fault.ts';
import type { Area } from './command.ts';
import { type Ending, run } from './run.ts';

/** Runs a command line. The first signal ends it with its clean-up, the second one at once; an act under way is told of. */
export async function main(words: readonly string[], known: Area): Promise<void> {
  const ending = new AbortController();
  let tell: Ending = () => undefined;
  const end = (reason: 'interrupted' | 'terminated') => () => {
    const isSecond = ending.signal.aborted;
    const unknown = tell(isSecond);
    if (isSecond) process.exit(unknown ?? exitCodes[reason].exit);
    ending.abort(reason);
  };
  process.on('SIGINT', end('interrupted'));
  process.on('SIGTERM', end('terminated'));
  // The window was closed.
  process.on('SIGHUP', end('terminated'));
  const { stdin, stdout, stderr, env } = process;
  // If the event loop empties before the run has ended, that is a bug and no success.
  process.exitCode = exitCodes.internal.exit;
  const terminal = { stdin, stdout, stderr, env };
  const onEnding = (ofRun: Ending) => {
    tell = ofRun;
  };
  const { crashed, hasCrashed, over } = watchForCrash(() => ending.abort('crashed'));
  process.exitCode = await run(words, { ...known, signal: ending.signal, terminal, crashed, onEnding });
  // After a crash or a signal something may stay open.
  if (hasCrashed() || ending.signal.aborted) process.exit();
  over();
  stdin.unref?.();
}

/** Rejects with uncaught exceptions, and when the event loop empties before the run has ended. */
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
