/** A trail that a member sent, read from a file that holds it alone or within a mail: as its steps, and as a story. */
import { readFile, stat } from 'node:fs/promises';
import { Fault } from '#cli/text/fault.ts';
import { textOfFile } from '#shared/rules/list-file.ts';
import { type ReadTrail, readTrail, type Step } from '#shared/rules/trail.ts';
import { say } from './dictionary.ts';

const LARGEST = 1_000_000;

/** A trail with its steps in the order in which they began; a usage fault says what is wrong with the file. */
export async function openTrail(file: string): Promise<ReadTrail> {
  const unreadable = (cause: unknown) => {
    throw new Fault('usage', say.unreadable(file), { cause });
  };
  const { size } = await stat(file).catch(unreadable);
  if (size > LARGEST) throw new Fault('usage', say.tooLarge(file));
  const bytes = await readFile(file).catch(unreadable);
  // Notepad on a Chinese Windows saves what a member sent in GBK.
  const trail = readTrail(textOfFile(bytes) ?? '');
  if (trail === 'none') throw new Fault('usage', say.none(file), { next: say.whatItIs });
  if (trail === 'newer') throw new Fault('usage', say.newer(file), { next: say.renew });
  if (trail.steps.length === 0) throw new Fault('usage', say.empty(file));
  return { ...trail, steps: [...trail.steps].sort((one, other) => one.at - other.at) };
}

/** The trail in a file: its steps, and what went wrong among them. */
export async function tellTrail(file: string) {
  const { steps, left, unread, whole } = await openTrail(file);
  const told = steps.map(({ at, kind, what, came, ms }, index) => {
    const time = new Date(at).toISOString();
    return { n: index + 1, time, kind, what, ...came, ...(ms === undefined ? {} : { ms }) };
  });
  // Calls without success and faults of the shop, by their place.
  const trouble = told.filter((_, index) => isTrouble(steps[index])).map(({ n }) => n);
  return { file, steps: told, trouble, left, unread, whole };
}

export type Story = Awaited<ReturnType<typeof tellTrail>>;
export type Told = Story['steps'][number];

/** What was given up on purpose is no trouble. */
const isTrouble = (step: Step | undefined): boolean =>
  step?.kind === 'fault' || (step?.came !== undefined && !['ok', 'cancelled'].includes(step.came.outcome));
