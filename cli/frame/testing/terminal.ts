/** A terminal for tests, that keeps what is written. */
import { Readable } from 'node:stream';
import type { Terminal } from '../terminal.ts';

export interface TestTerminal extends Terminal {
  readonly written: { out: string; err: string };
}

interface Wanted {
  readonly env?: Record<string, string>;
  readonly columns?: number;
  readonly input?: string;
  /** A person sits there: stdin is a terminal too. */
  readonly seated?: true;
}

/** Makes a terminal that nobody sits at; with `columns` its outputs are a screen. */
export function createTestTerminal({ env = {}, columns, input = '', seated }: Wanted = {}): TestTerminal {
  const written = { out: '', err: '' };
  const stream = (name: 'out' | 'err') => ({
    write(text: string, done?: () => void) {
      written[name] += text;
      done?.();
      return true;
    },
    on: () => undefined,
    off: () => undefined,
    ...(columns === undefined ? {} : { isTTY: true, columns }),
  });
  const stdin = Readable.from([input]);
  return { written, stdin: seated ? atTerminal(stdin) : stdin, stdout: stream('out'), stderr: stream('err'), env };
}

/** A stream with what Ink asks of a terminal's input beside it. */
export function atTerminal<Stream extends Readable>(stdin: Stream) {
  const same = () => stdin;
  return Object.assign(stdin, { isTTY: true as const, isRaw: false, setRawMode: same, ref: same, unref: same });
}
