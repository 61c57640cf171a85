/** A live screen. It redraws each second and restores the terminal at the end. */
import { render, useInput } from 'ink';
import type { ReactElement } from 'react';
import { widthOf } from './width.ts';

export type Picture = (now: number) => ReactElement;

interface Streams {
  readonly stdout: NodeJS.WriteStream;
  readonly stdin: NodeJS.ReadStream;
  readonly stderr: NodeJS.WriteStream;
}

/** The terminal must be able to draw. Ctrl-C calls `interrupt`. */
export function openLive(streams: Streams, now: () => number, interrupt: () => void, first: Picture) {
  let picture = first;
  const whole = () => (
    <>
      {picture(now())}
      {streams.stdin.isTTY ? <CtrlC interrupt={interrupt} /> : null}
    </>
  );
  const gate = gateOf(streams.stdout);
  // Ink's own resize handler clears the wrong number of lines.
  const reflow = () => {
    gate.reflow();
    instance.rerender(whole());
  };
  streams.stdout.on('resize', reflow);
  const instance = render(whole(), { ...streams, stdout: gate.stream, exitOnCtrlC: false, patchConsole: false });
  // After unmount this would never resolve.
  const exited = instance.waitUntilExit();
  const tick = setInterval(() => instance.rerender(whole()), 1000);
  return {
    draw(next: Picture): void {
      picture = next;
      instance.rerender(whole());
    },
    /** Clears the screen and restores the terminal. */
    async close(): Promise<void> {
      clearInterval(tick);
      streams.stdout.off('resize', reflow);
      instance.clear();
      // Ink throttles frames and would draw the last one now.
      gate.shut();
      instance.unmount();
      await exited;
    },
  };
}

const SHOW_CURSOR = '\u001b[?25h';

const WIPE_UP = '\u001b[1A\u001b[2K';

/** The stream for Ink. After `shut` only the cursor code passes. */
function gateOf(stdout: NodeJS.WriteStream) {
  let isShut = false;
  let drawn = { text: '', columns: stdout.columns };
  const write = (text: string, done?: () => void): boolean => {
    const plain = stripped(String(text));
    if (plain.trim() !== '') drawn = { text: plain, columns: stdout.columns };
    if (!isShut) return stdout.write(text, done);
    if (String(text).includes(SHOW_CURSOR)) return stdout.write(SHOW_CURSOR, done);
    done?.();
    return true;
  };
  const on = (name: string, listener: () => void) => (name === 'resize' ? stdout : stdout.on(name, listener));
  return {
    stream: Object.create(stdout, { write: { value: write }, on: { value: on } }) as NodeJS.WriteStream,
    /** A narrower terminal has wrapped the drawn lines: clears the additional rows. */
    reflow() {
      const { columns } = stdout;
      if (!isShut && columns < drawn.columns) stdout.write(WIPE_UP.repeat(moreRows(drawn.text, columns)));
      drawn = { ...drawn, columns };
    },
    shut() {
      isShut = true;
    },
  };
}

function moreRows(text: string, columns: number): number {
  const rows = text.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / columns)));
  return rows.reduce((sum, each) => sum + each - 1, 0);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ink moves and erases by control sequences
const SEQUENCE = /\u001b\[[0-9;?]*[A-Za-z]/g;
const stripped = (text: string): string => text.replace(SEQUENCE, '');

/** In raw mode Ctrl-C is a key, not a signal. */
function CtrlC({ interrupt }: { readonly interrupt: () => void }) {
  useInput((input, key) => {
    if (key.ctrl && input === 'c') interrupt();
  });
  return null;
}
