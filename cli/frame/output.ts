/** The one writer of all output; it redacts what passes. */
import { writeFile } from 'node:fs/promises';
import { createRedactor, type Redactor } from '#cli/shop/redaction/redactor.ts';
import { safeDocument, safeJson, safeLines, safeText } from '#cli/text/safe-text.ts';
import type { Aim } from './aim-hints.ts';
import { writeAbove } from './prompt.ts';
import type { OutStream, Terminal } from './terminal.ts';

export type Output = ReturnType<typeof createOutput>;

/** The writer of one run. A closed pipe (EPIPE) is no error. */
export function createOutput({ stdout, stderr }: Pick<Terminal, 'stdout' | 'stderr'>) {
  const redactor = createRedactor();
  const { stream: bare, lost } = quietWhenGone(stdout);
  const screen = redacting(bare, redactor);
  const bareErrors = quietWhenGone(stderr).stream;
  const errors = redacting(bareErrors, redactor);
  const reported = new Set<string>();
  const output = {
    redactor,
    reported: reported as ReadonlySet<string>,
    /** Aims the commands in hints; set once the command line is known. */
    aim: ((text) => text) as Aim,
    screen,
    errors,
    out: (text: string): void => void screen.write(`${safeLines(output.aim(text))}\n`),
    /** A whole document, such as a report for a runner, which may hold its commands. */
    document: (text: string): void => void screen.write(`${safeDocument(text)}\n`),
    err: (text: string): void => writeAbove(stderr, () => void errors.write(`${safeLines(output.aim(text))}\n`)),
    /** Writes the secrets themselves, for a CI runner that masks them. Not redacted. */
    confide: (words: (secrets: readonly string[]) => string): void => void bare.write(words(redactor.known())),
    redacted: {
      out: (text: string): void => void bare.write(`${safeLines(text)}\n`),
      err: (text: string): void => writeAbove(stderr, () => void bareErrors.write(`${safeLines(text)}\n`)),
    },
    /** Writes one JSON document, whose values are redacted. */
    json: <T>(value: T, redact: (value: T) => unknown = redactor.data): void =>
      void bare.write(`${safeJson(JSON.stringify(redact(value)))}\n`),
    /** The system code of a failed write to stdout, once all is written; EPIPE does not count. */
    lost,
    /** Writes a report, redacted before it is drawn. */
    report<T>(path: string, value: T, draw: (clean: T) => string): Promise<void> {
      reported.add(path);
      return writeFile(path, safeText(draw(redactor.data(value) as T)));
    },
  };
  return output;
}

/** A stream that stops writing after its first error. `lost` resolves when all is written, with the error code. */
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

function withWrite(stream: OutStream, write: OutStream['write']): OutStream {
  return new Proxy(stream, {
    get(target, name) {
      if (name === 'write') return (text: unknown, done?: () => void) => write(String(text), done);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
