/** The one writer that all output passes: what a person reads, what a script reads, and what goes into a file. */
import { writeFile } from 'node:fs/promises';
import { createRedactor, type Redactor } from '#cli/shop/redaction/redactor.ts';
import { writeAbove } from './prompt.ts';
import type { OutStream, Terminal } from './terminal.ts';

export type Output = ReturnType<typeof createOutput>;

/** Makes the writer of one run; a reader that went away (EPIPE) is no error. */
export function createOutput({ stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>) {
  const redactor = createRedactor();
  const { stream: bare, lost } = quietWhenGone(stdout);
  /** stdout for a living screen: a stream of the same terminal that passes the redactor too. */
  const screen = redacting(bare, redactor);
  const bareErrors = quietWhenGone(stderr).stream;
  /** stderr for a list to pick from, likewise. */
  const errors = redacting(bareErrors, redactor);
  return {
    redactor,
    screen,
    errors,
    /** Data for a person or a pipe. */
    out: (text: string): void => void screen.write(`${text}\n`),
    /** Everything else. */
    err: (text: string): void => writeAbove(stderr, () => void errors.write(`${text}\n`)),
    /** Tells the secrets themselves to whoever reads stdout, so that it hides them too; the one thing that no redactor sees. */
    confide: (words: (secrets: readonly string[]) => string): void => void bare.write(words(redactor.known())),
    /** The same for what is redacted already. */
    redacted: {
      out: (text: string): void => void bare.write(`${text}\n`),
      err: (text: string): void => writeAbove(stderr, () => void bareErrors.write(`${text}\n`)),
    },
    /** One JSON document on stdout; secrets are hidden inside the values, so it stays a JSON document. */
    json: <T>(value: T, redact: (value: T) => unknown = redactor.data): void =>
      void bare.write(`${JSON.stringify(redact(value))}\n`),
    /** When all is written: why some of stdout could not be, as the system calls it; a reader that went away is no reason. */
    lost,
    /** A report in a file; secrets are gone before it is drawn, and so before it touches the disk. */
    report: <T>(path: string, value: T, draw: (clean: T) => string): Promise<void> =>
      writeFile(path, draw(redactor.data(value) as T)),
  };
}

/** The same stream, on which nothing is written any more once it failed; `lost` answers when all is written, and why some was not. */
function quietWhenGone(stream: OutStream) {
  let gone = false;
  let onItsWay = 0;
  let reason: string | undefined;
  let settled: () => void = () => undefined;
  const failed = ({ code = 'error' }: NodeJS.ErrnoException) => {
    if (code !== 'EPIPE') reason ??= code;
  };
  stream.on('error', (error) => {
    gone = true;
    failed(error);
  });
  const write: OutStream['write'] = (text, done) => {
    if (gone) {
      done?.();
      return false;
    }
    onItsWay += 1;
    return stream.write(text, (error) => {
      if (error) failed(error);
      onItsWay -= 1;
      if (onItsWay === 0) settled();
      done?.();
    });
  };
  async function lost(): Promise<string | undefined> {
    if (onItsWay > 0) await new Promise<void>((resolve) => (settled = resolve));
    return reason;
  }
  return { stream: withWrite(stream, write), lost };
}

const redacting = (stream: OutStream, redactor: Redactor): OutStream =>
  withWrite(stream, (text, done) => stream.write(redactor.text(text), done));

/** The same stream with another `write`; its other methods keep belonging to it. */
function withWrite(stream: OutStream, write: OutStream['write']): OutStream {
  return new Proxy(stream, {
    get(target, name) {
      if (name === 'write') return (text: unknown, done?: () => void) => write(String(text), done);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
