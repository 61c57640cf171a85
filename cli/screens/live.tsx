/** A living screen: draws what it is handed, again each second, and takes its hands off the terminal at the end. */

import { render, useInput } from 'ink';
import type { ReactElement } from 'react';

export interface Live {
  /** Draws anew, from now on with this. */
  draw(picture: Picture): void;
  /** Wipes the picture away and gives the terminal back; what is left to say comes as plain lines. */
  close(): Promise<void>;
}

/** The screen at a moment, ms since 1970. */
export type Picture = (now: number) => ReactElement;

interface Streams {
  readonly stdout: NodeJS.WriteStream;
  readonly stdin: NodeJS.ReadStream;
  readonly stderr: NodeJS.WriteStream;
}

/** Opens a living screen; the caller has made sure that the terminal takes one. Ctrl-C is `interrupt`. */
export function openLive(streams: Streams, now: () => number, interrupt: () => void, first: Picture): Live {
  let picture = first;
  const whole = () => (
    <>
      {picture(now())}
      {streams.stdin.isTTY ? <CtrlC interrupt={interrupt} /> : null}
    </>
  );
  const gate = gateOf(streams.stdout);
  const instance = render(whole(), { ...streams, stdout: gate.stream, exitOnCtrlC: false, patchConsole: false });
  // Asked before the end: afterwards it would wait for ever.
  const exited = instance.waitUntilExit();
  const tick = setInterval(() => instance.rerender(whole()), 1000);
  return {
    draw(next) {
      picture = next;
      instance.rerender(whole());
    },
    async close() {
      clearInterval(tick);
      instance.clear();
      // Ink holds frames back, and would draw the last of them now, below what was wiped away.
      gate.shut();
      instance.unmount();
      await exited;
    },
  };
}

const SHOW_CURSOR = '\u001b[?25h';

/** The same stream, which once shut lets nothing through but the cursor. */
function gateOf(stdout: NodeJS.WriteStream): { readonly stream: NodeJS.WriteStream; shut(): void } {
  let isShut = false;
  const write = (text: string, done?: () => void): boolean => {
    if (!isShut) return stdout.write(text, done);
    if (String(text).includes(SHOW_CURSOR)) return stdout.write(SHOW_CURSOR, done);
    done?.();
    return true;
  };
  return {
    stream: Object.create(stdout, { write: { value: write } }) as NodeJS.WriteStream,
    shut() {
      isShut = true;
    },
  };
}

/** A terminal in raw mode sends Ctrl-C as a key, not as a signal. */
function CtrlC({ interrupt }: { readonly interrupt: () => void }) {
  useInput((input, key) => {
    if (key.ctrl && input === 'c') interrupt();
  });
  return null;
}
