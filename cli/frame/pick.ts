/** Lets a person pick from a list: by arrows and typing where the terminal takes a living screen. It is drawn on stderr, so that stdout stays data. */

import type { Words } from '#cli/text/language.ts';
import { inkFor, type Paper } from '#cli/text/paper.ts';
import { type Choices, opened, type Picking, pressed, takenRows } from '#cli/text/picker-keys.ts';
import { clean, cut } from '#cli/text/width.ts';
import { CancelledError } from '#shared/errors.ts';
import type { Cli } from './cli.ts';
import { canAsk, canDraw } from './terminal.ts';

/** True when a person sits at a terminal that a list can be drawn on. */
export const canPick = ({ terminal, json }: Cli): boolean =>
  canAsk(terminal) && !json && canDraw({ ...terminal, stdout: terminal.stderr });

interface Asked extends Choices {
  readonly about: Words;
  /** The row that the cursor stands on at first. */
  readonly at?: number;
  /** With these rows marked at first, several can be taken. */
  readonly marked?: readonly number[];
}

/** The numbers of the rows that a person takes; giving up by Esc or Ctrl-C ends the run as an interruption. */
export async function pickRows(cli: Cli, { about, at, marked, ...choices }: Asked): Promise<readonly number[]> {
  const [{ drawPicker, pageOf }, { openLive }] = await Promise.all([
    import('#cli/text/picker.tsx'),
    import('#cli/text/live.tsx'),
  ]);
  const { stdin, stderr, env } = cli.terminal;
  const streams = {
    stdin: stdin as NodeJS.ReadStream,
    stdout: cli.output.errors as NodeJS.WriteStream,
    stderr: stderr as NodeJS.WriteStream,
  };
  const rows = () => streams.stdout.rows ?? 24;
  const paper = (): Paper => ({ columns: stderr.columns ?? 80, say: cli.say, ink: inkFor(true, env) });
  let state: Picking = opened(choices, at, marked);
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const press: Parameters<typeof drawPicker>[0]['press'] = (keys) => {
    for (const key of keys) state = pressed(state, key, pageOf(rows()));
    if (state.ended) end();
    else live.draw(picture);
  };
  const picture = () => drawPicker({ question: cli.say(...about), state, paper: paper(), rows: rows(), press });
  const live = openLive(streams, cli.clock.now, () => process.kill(process.pid, 'SIGINT'), picture);
  cli.signal.addEventListener('abort', end, { once: true });
  if (cli.signal.aborted) end();
  await ended;
  cli.signal.removeEventListener('abort', end);
  await live.close();
  if (state.ended !== 'taken') throw new CancelledError('pick');
  const taken = takenRows(state);
  const told = taken.map((row) => clean(choices.labels[row] ?? '')).join('; ');
  cli.output.err(cut(`${cli.say(...about)}: ${told}`, paper().columns - 1));
  return taken;
}
