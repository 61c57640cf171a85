/** A terminal for tests that keeps what is written. */
import { Readable } from 'node:stream';
import type { Terminal } from '../terminal.ts';

export interface TestTerminal extends Terminal {
  readonly written: { out: string; err: string };
}

interface Wanted {
  readonly env?: Record<string, string>;
  readonly columns?: number;
  readonly input?: string;
  /** stdin is a terminal too. */
  readonly seated?: true;
}

/** A non-interactive terminal; with `columns` its outputs are a TTY. */
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
  const stdin = Readable.from([Buffer.from(input)]);
  return { written, stdin: seated ? atTerminal(stdin) : stdin, stdout: stream('out'), stderr: stream('err'), env };
}

/** A stream with what Ink needs of stdin. */
export function atTerminal<Stream extends Readable>(stdin: Stream) {
  const same = () => stdin;
  return Object.assign(stdin, { isTTY: true as const, isRaw: false, setRawMode: same, ref: same, unref: same });
}
