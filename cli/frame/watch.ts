/** Runs a flow with a live screen where the terminal can draw one, else with plain lines. */
import type { ReactElement } from 'react';
import type { Picture } from '#cli/text/live.tsx';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { CancelledError } from '#shared/errors.ts';
import { type Flow, runFlow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { Cli } from './cli.ts';
import { canDraw } from './terminal.ts';

export interface Drawing<State, Event> {
  readonly seen: readonly State[];
  readonly now: number;
  readonly style: TextStyle;
  readonly rows: number;
  readonly send: ((event: Event) => void) | undefined;
}

export interface Watching<State, Event> {
  /** A state as a plain line; repeated lines are printed once. */
  readonly line: (state: State, style: TextStyle) => string | undefined;
  /** Loads the live screen; absent where lines are enough. */
  readonly screen?: () => Promise<(state: State, drawing: Drawing<State, Event>) => ReactElement>;
  /** True from the state on that opens the screen; lines until then, so that prompts are possible. */
  readonly drawsFrom?: (state: State) => boolean;
  /** Sent to the flow when the run is aborted, so that it can clean up. */
  readonly leave: Event;
}

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

/** True when a live screen can be drawn and keys can be read. */
export const hasKeys = (cli: Cli): boolean => canDraw(cli.terminal) && readsKeys(cli);

const readsKeys = ({ terminal }: Cli): boolean => terminal.stdin.isTTY === true && !terminal.unattended;

async function showing<State, Event>(
  cli: Cli,
  { line, screen, drawsFrom = () => true }: Watching<State, Event>,
  send: (event: Event) => void,
): Promise<ReturnType<typeof inLines<State, Event>>> {
  const lines = inLines(cli, line);
  if (!screen || cli.json || !canDraw(cli.terminal)) return lines;
  const [draw, { open, rows, style }] = await Promise.all([screen(), liveOn(cli, 'stdout')]);
  const keys = readsKeys(cli) ? send : undefined;
  const seen: State[] = [];
  let live: ReturnType<typeof open> | undefined;
  return {
    show(state) {
      seen.push(state);
      if (!live && !drawsFrom(state)) return lines.show(state);
      const picture = (now: number) => draw(state, { seen, now, style: style(), rows: rows(), send: keys });
      if (live) live.draw(picture);
      else live = open(picture);
    },
    close: async () => live?.close(),
  };
}

/** TextStyle for lines on stderr: no colour, no width. */
export const plainStyle = ({ say }: Cli): TextStyle => ({
  columns: Number.POSITIVE_INFINITY,
  say,
  ink: inkFor(false, { NO_COLOR: 'yes' }),
});

function inLines<State, Event>(cli: Cli, line: Watching<State, Event>['line']) {
  const style = plainStyle(cli);
  let last: string | undefined;
  return {
    show(state: State): void {
      const text = line(state, style);
      if (text !== undefined && text !== last) cli.output.err(text);
      last = text ?? last;
    },
    close: async (): Promise<void> => undefined,
  };
}

/** Loads Ink and prepares a live screen on one of the outputs. Ctrl-C in it ends the run as SIGINT does. */
export async function liveOn({ terminal, output, clock, say }: Cli, where: 'stdout' | 'stderr') {
  const { openLive } = await import('#cli/text/live.tsx');
  const stdout = (where === 'stdout' ? output.screen : output.errors) as NodeJS.WriteStream;
  const stdin = terminal.stdin as NodeJS.ReadStream;
  const streams = { stdin, stdout, stderr: terminal.stderr as NodeJS.WriteStream };
  const interrupt = () => void process.kill(process.pid, 'SIGINT');
  return {
    interrupt,
    rows: () => stdout.rows ?? 24,
    style: (): TextStyle => ({ columns: stdout.columns ?? 80, say, ink: inkFor(true, terminal.env) }),
    open: (first: Picture) => openLive(streams, clock.now, interrupt, first),
  };
}

/** The event for flows that need no clean-up and end with the run. */
export const leave = { type: 'leave' } as const;
export type Leave = typeof leave;
