/** What a smoke run found: the one thing that every report is a drawing of. */
import type { Language } from '#cli/text/words.ts';

export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Why a step failed: an assertion, or an error that kept it from asserting anything. */
export interface StepTrouble {
  readonly kind: 'failure' | 'error';
  /** As the exit codes are called: `assertion` for a failure; `network`, `guard`, `drift` … for an error. */
  readonly code: string;
  readonly call: string;
  readonly field: string;
  /** In the language of the run, without its place; '' where there is none. */
  readonly rule: string;
  /** The rule's place in the documents: `2 §3` is document 2, section 3. */
  readonly cited?: string | undefined;
  /** What an assertion wanted, and what it got. */
  readonly expected?: string;
  readonly got?: string;
  /** All of it in one sentence. */
  readonly message: string;
  readonly at?: Place | undefined;
}

export interface StepReport {
  /** What a script knows the step by, in any language: its call, and which step of that call in the walk it is. */
  readonly id: string;
  /** In the language of the run. */
  readonly name: string;
  /** Script and act; '' for a step that makes no call. */
  readonly call: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** So often reading calls were made again in it, because nobody answered or the server was busy. */
  readonly repeated?: number;
  readonly trouble?: StepTrouble;
  /** Why it was skipped, where that is not plain. */
  readonly because?: string;
}

/** One walk through one scenario. */
export interface RunReport {
  readonly scenario: string;
  /** What the scenario proves, in Chinese and in English. */
  readonly about?: readonly [zh: string, en: string];
  /** Of all runs, from 1. */
  readonly run: number;
  readonly ok: boolean;
  readonly ms: number;
  readonly user?: string | undefined;
  readonly steps: readonly StepReport[];
  /** What the clean-up could not put back, in words. */
  readonly left: readonly string[];
  /** The first error that was thrown, for whoever decides the exit code. */
  readonly thrown?: unknown;
}

/** Everything that a `smoke` run found. */
export interface SmokeReport {
  readonly language: Language;
  /** Names of the scenarios, comma-joined. */
  readonly scenario: string;
  readonly ok: boolean;
  /** ms since 1970. */
  readonly started: number;
  readonly ms: number;
  readonly env?: { readonly name: string; readonly kind: string; readonly base: string };
  readonly runs: readonly RunReport[];
}

export type Counts = ReturnType<typeof countsOf>;

export function countsOf(steps: readonly Pick<StepReport, 'state'>[]) {
  const of = (wanted: StepReport['state']) => steps.filter(({ state }) => state === wanted).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** True when a run, or the rest of it, could not be tried: the environment has no means for it. */
export const isSkipped = ({ ok, steps }: RunReport): boolean => ok && steps.some(({ state }) => state === 'skipped');

/** How many runs passed, failed and were skipped as a whole. */
export const countsOfRuns = (runs: readonly RunReport[]): Counts =>
  countsOf(runs.map((run) => ({ state: stateOf(run) })));

export const stateOf = (run: RunReport): StepReport['state'] =>
  isSkipped(run) ? 'skipped' : run.ok ? 'passed' : 'failed';

/** `main-road 2`. */
export const nameOfRun = ({ scenario, run }: Pick<RunReport, 'scenario' | 'run'>): string => `${scenario} ${run}`;

/** The trouble in one sentence, after the place where the scenario file asks for it. */
export const toldTrouble = ({ message, at }: StepTrouble): string =>
  at ? `${at.file}:${at.line}: ${message}` : message;

/** The findings without what only the program itself needs. */
export const bare = (report: SmokeReport): SmokeReport => ({
  ...report,
  runs: report.runs.map(({ thrown: _, ...run }) => run),
});

/** What was skipped, by reason, the most frequent first. */
export function skipsOf(runs: readonly RunReport[]) {
  const found = new Map<string, string[]>();
  for (const { scenario, steps } of runs) {
    for (const { state, because = '' } of steps) {
      if (state === 'skipped') found.set(because, [...(found.get(because) ?? []), scenario]);
    }
  }
  const all = [...found].map(([because, scenarios]) => ({ because, scenarios }));
  return all.sort((a, b) => b.scenarios.length - a.scenarios.length);
}
