/** A trail as a story: who reads it sees first what went wrong. */
import type { Step } from '#shared/rules/trail.ts';
import { openTrail } from './trail-file.ts';

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
