/** A HAR file that grows by one entry at a time: whatever ends the program, the file is a whole HAR. */
import { type FileHandle, open, stat } from 'node:fs/promises';
import { writePrivate } from '../private-file.ts';

/** One entry takes one line. */
export const HEAD = '{"log":{"version":"1.2","creator":{"name":"yaocang","version":"1"},"entries":[';
const TAIL = '\n]}}\n';

/** Makes the file, as 0600. Entries are written in the order of `add`. */
export async function createHarFile(file: string) {
  await writePrivate(file, HEAD + TAIL);
  const handle: FileHandle = await open(file, 'r+');
  let end = Buffer.byteLength(HEAD);
  let isFirst = true;
  let turn: Promise<unknown> = Promise.resolve();
  async function write(entry: object): Promise<void> {
    const bytes = Buffer.from(`${isFirst ? '' : ','}\n${JSON.stringify(entry)}${TAIL}`);
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
