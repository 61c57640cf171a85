/** A living screen: draws what it is handed, again each second, and takes its hands off the terminal at the end. */
import { render, useInput } from 'ink';
import type { ReactElement } from 'react';
import { cut, widthOf } from './width.ts';

/** The screen at a moment, ms since 1970. */
export type Picture = (now: number) => ReactElement;

interface Streams {
  readonly stdout: NodeJS.WriteStream;
  readonly stdin: NodeJS.ReadStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Opens a living screen; the caller has made sure that the terminal takes one. Ctrl-C is `interrupt`. */
export function openLive(streams: Streams, now: () => number, interrupt: () => void, first: Picture) {
  let picture = first;
  const whole = () => (
    <>
      {picture(now())}
      {streams.stdin.isTTY ? <CtrlC interrupt={interrupt} /> : null}
    </>
  );
  const gate = gateOf(streams.stdout);
  // In place of ink's own answer to it, which wipes as many lines as it drew and draws a picture that was for another size.
  const reflow = () => {
    gate.reflow();
    instance.rerender(whole());
  };
  streams.stdout.on('resize', reflow);
  const instance = render(whole(), { ...streams, stdout: gate.stream, exitOnCtrlC: false, patchConsole: false });
  // Asked before the end: afterwards it would wait for ever.
  const exited = instance.waitUntilExit();
  const tick = setInterval(() => instance.rerender(whole()), 1000);
  return {
    /** Draws anew, from now on with this. */
    draw(next: Picture): void {
      picture = next;
      instance.rerender(whole());
    },
    /** Wipes the picture away and gives the terminal back; what is left to say comes as plain lines. */
    async close(): Promise<void> {
      clearInterval(tick);
      streams.stdout.off('resize', reflow);
      instance.clear();
      // Ink holds frames back, and would draw the last of them now, below what was wiped away.
      gate.shut();
      instance.unmount();
      await exited;
    },
  };
}

const SHOW_CURSOR = '\u001b[?25h';

/** Wipes the line above, and stands on it. */
const WIPE_UP = '\u001b[1A\u001b[2K';

/** The same stream, which once shut lets nothing through but the cursor, and which knows what it drew last. */
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
    /** A terminal that became narrower broke the lines that are drawn: what that made of them is wiped away. */
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

/** How many more rows lines take once they are broken. */
function moreRows(text: string, columns: number): number {
  const rows = text.split('\n').map((line) => Math.max(1, Math.ceil(widthOf(line) / columns)));
  return rows.reduce((sum, each) => sum + each - 1, 0);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ink moves and erases by control sequences
const SEQUENCE = /\u001b\[[0-9;?]*[A-Za-z]/g;
const stripped = (text: string): string => text.replace(SEQUENCE, '');

/** A terminal in raw mode sends Ctrl-C as a key, not as a signal. */
function CtrlC({ interrupt }: { readonly interrupt: () => void }) {
  useInput((input, key) => {
    if (key.ctrl && input === 'c') interrupt();
  });
  return null;
}

const GAP = '  ';

/** Joins parts into lines of so many columns; a part that is too long by itself is cut. */
export function inRows(parts: readonly string[], columns: number): string[] {
  const rows: string[] = [];
  for (const part of parts) {
    const longer = rows.length > 0 ? `${rows.at(-1)}${GAP}${part}` : part;
    if (rows.length > 0 && widthOf(longer) <= columns) rows[rows.length - 1] = longer;
    else rows.push(cut(part, columns));
  }
  return rows;
}
