/** Reading a trail that a member sent: the text itself, or whatever mail or feedback it stands in. */
import { readFile, stat } from 'node:fs/promises';
import { Fault } from '#cli/text/fault.ts';
import { textOfFile } from '#shared/rules/list-file.ts';
import { type ReadTrail, readTrail } from '#shared/rules/trail.ts';
import { say } from './dictionary.ts';

const LARGEST = 1_000_000;

/** A trail with its steps in the order in which they began; a usage fault says what is wrong with the file. */
export async function openTrail(file: string): Promise<ReadTrail> {
  const unreadable = (cause: unknown) => new Fault('usage', say.unreadable(file), { cause });
  const { size } = await stat(file).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  if (size > LARGEST) throw new Fault('usage', say.tooLarge(file));
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw unreadable(cause);
  });
  // Notepad on a Chinese Windows saves what a member sent in GBK.
  const trail = readTrail(textOfFile(bytes) ?? '');
  if (trail === 'none') throw new Fault('usage', say.none(file), { next: say.whatItIs });
  if (trail === 'newer') throw new Fault('usage', say.newer(file), { next: say.renew });
  if (trail.steps.length === 0) throw new Fault('usage', say.empty(file));
  return { ...trail, steps: [...trail.steps].sort((one, other) => one.at - other.at) };
}
