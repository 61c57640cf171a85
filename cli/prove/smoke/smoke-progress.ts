/** A smoke run while it goes on: which walks are under way, in which step, and which have ended. */
import type { Leave } from '#cli/frame/pause.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { createInbox } from '#shared/flows/inbox.ts';
import type { RunReport, SmokeReport } from '../report/findings.ts';
import type { Task } from './run-all.ts';

export interface Underway {
  /** Which of the walks side by side, from 0. */
  readonly lane: number;
  readonly task: Task;
  /** The step that it takes, and which one that is, from 1. */
  readonly step: string;
  readonly steps: number;
  /** ms since 1970 */
  readonly began: number;
}

export interface SmokeProgress {
  readonly total: number;
  readonly began: number;
  readonly underway: readonly Underway[];
  readonly ended: readonly RunReport[];
}

/** What is heard of a run that goes on. */
export interface Hearing {
  /** A step begins; absent where nobody watches. */
  readonly stepping?: (task: Task, lane: number, step: string) => void;
  readonly each: (report: RunReport, task: Task) => void;
}

/** The run as a flow: a state for each step that begins and each walk that ends. */
export function progressOf(
  run: (hearing: Hearing) => Promise<SmokeReport>,
  total: number,
  now: () => number,
): Flow<SmokeProgress, Leave, SmokeReport> {
  return async function* () {
    const states = createInbox<SmokeProgress>();
    let state: SmokeProgress = { total, began: now(), underway: [], ended: [] };
    const become = (change: Partial<SmokeProgress>) => {
      state = { ...state, ...change };
      states.send(state);
    };
    let over = false;
    const done = run({
      stepping(task, lane, step) {
        const known = state.underway.find((each) => each.task === task);
        const others = state.underway.filter((each) => each !== known);
        const mine = { task, lane, step, steps: (known?.steps ?? 0) + 1, began: known?.began ?? now() };
        become({ underway: [...others, mine].sort((a, b) => a.lane - b.lane) });
      },
      each(report, task) {
        const underway = state.underway.filter((walk) => walk.task !== task);
        become({ underway, ended: [...state.ended, report] });
      },
    }).finally(() => {
      over = true;
      become({});
    });
    done.catch(() => undefined);
    yield state;
    const { signal } = new AbortController();
    while (!over) {
      await states.arrived(signal);
      for (let next = states.next(); next; next = states.next()) yield next;
    }
    return await done;
  };
}
