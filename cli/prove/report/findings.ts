/** The findings of a smoke run, from which every report is made. */
import type { Language } from '#cli/text/words.ts';
import type { CallTime } from './times.ts';

export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** Why a step failed: a failed assertion, or an error before it could assert anything. */
export interface StepTrouble {
  readonly kind: 'failure' | 'error';
  /** The name of the exit code: `assertion` for a failure; `network`, `guard`, `drift` … for an error. */
  readonly code: string;
  readonly call: string;
  readonly field: string;
  /** In the language of the run; '' if there is none. */
  readonly rule: string;
  /** The rule's section: `2 §3` is document 2, section 3. */
  readonly cited?: string | undefined;
  readonly expected?: string;
  readonly got?: string;
  readonly message: string;
  readonly at?: Place | undefined;
}

export interface StepReport {
  /** For scripts, the same in any language: the call, with ` #2` from its second step in the run. */
  readonly id: string;
  readonly name: string;
  /** Script and act; '' for a step that makes no call. */
  readonly call: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** How often reading calls were repeated, because of no answer or a busy server. */
  readonly repeated?: number;
  readonly trouble?: StepTrouble;
  readonly because?: string;
}

export interface RunReport {
  readonly scenario: string;
  /** What the scenario proves, in Chinese and in English. */
  readonly about?: readonly [zh: string, en: string];
  readonly run: number;
  readonly ok: boolean;
  readonly ms: number;
  readonly user?: string | undefined;
  readonly steps: readonly StepReport[];
  /** Earlier tries that failed; the run is flaky if this one passed. */
  readonly earlier?: readonly (readonly StepReport[])[];
  readonly times?: readonly CallTime[];
  /** What could not be restored, with the command that does it by hand. */
  readonly left: readonly string[];
  /** The first error, which decides the exit code. */
  readonly thrown?: unknown;
}

/** A run beside an earlier one. */
export interface Compared {
  /** ms since 1970, of the earlier run. */
  readonly since: number;
  /** Runs by name. */
  readonly newly: readonly string[];
  readonly mended: readonly string[];
  /** p95 in ms. */
  readonly slower: readonly { readonly call: string; readonly before: number; readonly now: number }[];
}

export interface SmokeReport {
  readonly language: Language;
  /** The command that found it. */
  readonly tool?: Tool;
  readonly scenario: string;
  readonly ok: boolean;
  /** ms since 1970. */
  readonly started: number;
  readonly ms: number;
  readonly env?: { readonly name: string; readonly kind: string; readonly base: string };
  readonly runs: readonly RunReport[];
  readonly times?: readonly CallTime[];
  readonly compared?: Compared;
}

export type Tool = 'smoke' | 'contract diff';

/** Passed, though not at the first try. */
export const isFlaky = ({ ok, earlier = [] }: Pick<RunReport, 'ok' | 'earlier'>): boolean => ok && earlier.length > 0;

export type Counts = ReturnType<typeof countsOf>;

export function countsOf(steps: readonly Pick<StepReport, 'state'>[]) {
  const of = (wanted: StepReport['state']) => steps.filter(({ state }) => state === wanted).length;
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') };
}

/** The run, or the rest of it, was skipped: the environment lacks something. */
export const isSkipped = ({ ok, steps }: RunReport): boolean => ok && steps.some(({ state }) => state === 'skipped');

export const countsOfRuns = (runs: readonly RunReport[]): Counts =>
  countsOf(runs.map((run) => ({ state: stateOf(run) })));

export const stateOf = (run: RunReport): StepReport['state'] =>
  isSkipped(run) ? 'skipped' : run.ok ? 'passed' : 'failed';

/** `main-road 2`. */
export const nameOfRun = ({ scenario, run }: Pick<RunReport, 'scenario' | 'run'>): string => `${scenario} ${run}`;

/** The trouble in one sentence, after its line of the scenario file. */
export const troubleText = ({ message, at }: StepTrouble): string =>
  at ? `${at.file}:${at.line}: ${message}` : message;

/** The findings without the thrown errors, which are for the program only. */
export const bare = (report: SmokeReport): SmokeReport => ({
  ...report,
  runs: report.runs.map(({ thrown: _, ...run }) => run),
});

/** The reasons for skips, the most frequent first. */
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
