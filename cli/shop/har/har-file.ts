/** A HAR file that grows by one entry at a time: whatever ends the program, the file is a whole HAR. */
import { createReadStream } from 'node:fs';
import { type FileHandle, open, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { safeJson } from '#cli/text/safe-text.ts';
import { tooLarge, writePrivate } from '../private-file.ts';

/** One entry takes one line. */
const HEAD = '{"log":{"version":"1.2","creator":{"name":"yaocang","version":"1"},"entries":[';
const TAIL = '\n]}}\n';

/** Makes the file, as 0600. Entries are written in the order of `add`. */
export async function createHarFile(file: string) {
  await writePrivate(file, HEAD + TAIL);
  const handle: FileHandle = await open(file, 'r+');
  let end = Buffer.byteLength(HEAD);
  let isFirst = true;
  let turn: Promise<unknown> = Promise.resolve();
  async function write(entry: object): Promise<void> {
    const bytes = Buffer.from(`${isFirst ? '' : ','}\n${safeJson(JSON.stringify(entry))}${TAIL}`);
    isFirst = false;
    await handle.write(bytes, 0, bytes.length, end);
    end += bytes.length - TAIL.length;
  }
  return {
    add(entry: object): Promise<void> {
      const written = turn.then(() => write(entry));
      turn = written.catch(() => undefined);
      return written;
    },
    /** Throws if the file is no longer there. */
    async close(): Promise<void> {
      await turn;
      const [written, found] = await Promise.all([handle.stat(), stat(file)]).finally(() => handle.close());
      if (written.ino !== found.ino) throw new Error(`${file} was replaced`);
    },
  };
}

/** Whether a file is one of these. One that another program wrote anew may have the same words, but all in one line. */
export async function isHarFile(file: string): Promise<boolean> {
  // What a pipe has given is gone: it is read whole.
  if (!(await stat(file)).isFile()) return false;
  let start = '';
  for await (const part of createReadStream(file, { encoding: 'utf8', end: HEAD.length })) start += part;
  return start === `${HEAD}\n`;
}

/** Letters of an entry, or of another program's whole recording: a browser keeps its pictures in it. */
export const MOST_OF_RECORDING = 256 * 2 ** 20;

/**
 * The entries of such a file, one by one: a recording of a long run is larger than what a machine may hold. Throws a usage fault
 * for one beyond `most` letters.
 */
export async function* entriesOf(file: string, most = MOST_OF_RECORDING): AsyncGenerator<object> {
  const input = createReadStream(file, 'utf8');
  const lines = createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY });
  let line = 0;
  input.prependListener('data', (part) => {
    line = part.includes('\n') ? part.length - part.lastIndexOf('\n') : line + part.length;
    if (line > most) input.destroy(tooLarge(file, most));
  });
  let last = '';
  for await (last of lines) if (last.startsWith('{') && last !== HEAD) yield JSON.parse(last.replace(/,$/, ''));
  if (last !== TAIL.trim()) throw new SyntaxError('the list of entries does not end');
}
