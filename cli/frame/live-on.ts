/** A living screen on one of the run's outputs; its Ctrl-C ends the run as the signal does. */
import type { Picture } from '#cli/text/live.tsx';
import { inkFor, type Paper } from '#cli/text/paper.ts';
import type { Cli } from './cli.ts';

/** Makes ready to open one; Ink is loaded with it. */
export async function liveOn({ terminal, output, clock, say }: Cli, where: 'stdout' | 'stderr') {
  const { openLive } = await import('#cli/text/live.tsx');
  const stdout = (where === 'stdout' ? output.screen : output.errors) as NodeJS.WriteStream;
  const stdin = terminal.stdin as NodeJS.ReadStream;
  const streams = { stdin, stdout, stderr: terminal.stderr as NodeJS.WriteStream };
  const interrupt = () => void process.kill(process.pid, 'SIGINT');
  return {
    interrupt,
    rows: () => stdout.rows ?? 24,
    paper: (): Paper => ({ columns: stdout.columns ?? 80, say, ink: inkFor(true, terminal.env) }),
    open: (first: Picture) => openLive(streams, clock.now, interrupt, first),
  };
}
