/** A trail as a story: who reads it sees first what went wrong. */
import type { Outcome, ReadTrail, Step } from '#shared/rules/trail.ts';
import { openTrail } from './trail-file.ts';

export interface Told {
  /** Its place, from 1. */
  readonly n: number;
  /** ISO 8601. */
  readonly time: string;
  readonly kind: Step['kind'];
  readonly what: string;
  readonly outcome?: Outcome;
  /** The server's error code, or the HTTP status. */
  readonly code?: number;
  readonly ms?: number;
  readonly lists?: Readonly<Record<string, number>>;
  readonly odd?: readonly string[];
}

export interface Story {
  readonly file: string;
  readonly steps: readonly Told[];
  /** Calls without success and faults of the shop, by their place. */
  readonly trouble: readonly number[];
  /** Older steps that the trail leaves out. */
  readonly left: number;
  readonly unread: number;
  readonly whole: boolean;
}

export async function tellTrail(file: string): Promise<Story> {
  return storyOf(file, await openTrail(file));
}

function storyOf(file: string, { steps, left, unread, whole }: ReadTrail): Story {
  const told = steps.map(({ at, kind, what, came, ms }, index): Told => {
    const time = new Date(at).toISOString();
    return { n: index + 1, time, kind, what, ...came, ...(ms === undefined ? {} : { ms }) };
  });
  const trouble = told.filter((_, index) => isTrouble(steps[index])).map(({ n }) => n);
  return { file, steps: told, trouble, left, unread, whole };
}

/** What was given up on purpose is no trouble. */
const isTrouble = (step: Step | undefined): boolean =>
  step?.kind === 'fault' || (step?.came !== undefined && !['ok', 'cancelled'].includes(step.came.outcome));
