/** Runs a flow in front of a person: as a living screen where the terminal takes one, as plain lines elsewhere. */
import type { ReactElement } from 'react';
import type { Picture } from '#cli/text/live.tsx';
import { inkFor, type Paper } from '#cli/text/paper.ts';
import type { Watched } from '#cli/text/watch-screen.tsx';
import { CancelledError } from '#shared/errors.ts';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { Cli } from './cli.ts';
import { canDraw } from './terminal.ts';

/** What a living screen needs to draw a state. */
export interface Drawing<State, Event> {
  /** All states so far, this one last. */
  readonly seen: readonly State[];
  readonly now: number;
  readonly paper: Paper;
  readonly rows: number;
  readonly send: ((event: Event) => void) | undefined;
}

export interface Watching<State, Event> {
  /** What to say of a state in a plain line; each line is said once. */
  readonly line: (state: State, paper: Paper) => string | undefined;
  /** Brings the living screen; absent where lines are enough. */
  readonly screen?: () => Promise<(state: State, drawing: Drawing<State, Event>) => ReactElement>;
  /** The first state that is worth a screen; lines until then, so that a question can still be asked. */
  readonly drawsFrom?: (state: State) => boolean;
  /** Told to the flow when the run is being ended, so that it can clear away. */
  readonly leave: Event;
}

/** A living screen made of what is to be seen of a state at a moment; Ink is loaded only when it is drawn. */
export const watchedScreen =
  <State, Event>(see: (state: State, now: number, paper: Paper, seen: readonly State[]) => Watched<Event>) =>
  async () => {
    const { drawWatched } = await import('#cli/text/watch-screen.tsx');
    return (state: State, { now, seen, ...around }: Drawing<State, Event>): ReactElement =>
      drawWatched(see(state, now, around.paper, seen), around);
  };

export async function watch<State, Event, Result>(
  cli: Cli,
  flow: Flow<State, Event, Result>,
  watching: Watching<State, Event>,
): Promise<Result> {
  const events = createInbox<Event>();
  const leave = () => events.send(watching.leave);
  cli.signal.addEventListener('abort', leave, { once: true });
  const shown = await showing(cli, watching, events.send);
  try {
    const result = await runFlow(flow, { signal: new AbortController().signal, events }, shown.show);
    if (result === undefined) throw new CancelledError('flow');
    return result;
  } finally {
    cli.signal.removeEventListener('abort', leave);
    await shown.close();
  }
}

/** Whether a living screen stands here, and a person with keys before it. */
export const hasKeys = (cli: Cli): boolean => canDraw(cli.terminal) && readsKeys(cli);

const readsKeys = ({ terminal }: Cli): boolean => terminal.stdin.isTTY === true && !terminal.unattended;

async function showing<State, Event>(
  cli: Cli,
  { line, screen, drawsFrom = () => true }: Watching<State, Event>,
  send: (event: Event) => void,
): Promise<ReturnType<typeof inLines<State, Event>>> {
  const lines = inLines(cli, line);
  if (!screen || cli.json || !canDraw(cli.terminal)) return lines;
  const [draw, { open, rows, paper }] = await Promise.all([screen(), liveOn(cli, 'stdout')]);
  const keys = readsKeys(cli) ? send : undefined;
  const seen: State[] = [];
  let live: ReturnType<typeof open> | undefined;
  return {
    show(state) {
      seen.push(state);
      if (!live && !drawsFrom(state)) return lines.show(state);
      const picture = (now: number) => draw(state, { seen, now, paper: paper(), rows: rows(), send: keys });
      if (live) live.draw(picture);
      else live = open(picture);
    },
    close: async () => live?.close(),
  };
}

/** Paper for lines that go to stderr while a command runs: no colour, no edge. */
export const plainPaper = ({ say }: Cli): Paper => ({
  columns: Number.POSITIVE_INFINITY,
  say,
  ink: inkFor(false, { NO_COLOR: 'yes' }),
});

function inLines<State, Event>(cli: Cli, line: Watching<State, Event>['line']) {
  const paper = plainPaper(cli);
  let last: string | undefined;
  return {
    show(state: State): void {
      const text = line(state, paper);
      if (text !== undefined && text !== last) cli.output.err(text);
      last = text ?? last;
    },
    close: async (): Promise<void> => undefined,
  };
}

/** Makes ready to open a living screen on one of the run's outputs; Ink is loaded with it. Its Ctrl-C ends the run as the signal does. */
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

/** What a flow is told that ends by itself when the run does: it needs no clearing away, and passes it over. */
export const leave = { type: 'leave' } as const;
export type Leave = typeof leave;
