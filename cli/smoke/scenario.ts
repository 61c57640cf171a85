/** Runs a scenario step by step, and tells how each step went. */
import { RefusedError, ShapeError } from '#shared/errors.ts';
import { CheckFailed } from './check.ts';

/** One step; it leaves what later steps need in the road's own state. */
export interface Step<Road> {
  readonly name: string;
  /** The call that the step is about. */
  readonly call: string;
  run(road: Road): Promise<void>;
  /** False where the environment has no means for it: the step is skipped, and so are all after it but the clean-up. */
  possible?(road: Road): boolean;
}

/** Why a step failed: an assertion, or an error that kept it from asserting anything. */
export interface StepTrouble {
  readonly kind: 'failure' | 'error';
  readonly call: string;
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

export interface StepReport {
  readonly name: string;
  readonly call: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  readonly trouble?: StepTrouble;
}

export interface RunReport {
  readonly run: number;
  readonly ok: boolean;
  readonly ms: number;
  readonly steps: readonly StepReport[];
  /** What the clean-up could not put back, in words. */
  readonly left: readonly string[];
  /** The first error that was thrown, for whoever decides the exit code. */
  readonly thrown?: unknown;
}

/** Everything that a `smoke` run found. */
export interface SmokeReport {
  readonly scenario: string;
  readonly ok: boolean;
  /** ms since 1970. */
  readonly started: number;
  readonly ms: number;
  readonly runs: readonly RunReport[];
}

/** Walks the steps; after the first one that fails or cannot be taken the rest are skipped. */
export async function walk<Road>(
  steps: readonly Step<Road>[],
  road: Road,
  clock: () => number,
): Promise<{ steps: StepReport[]; thrown?: unknown }> {
  const reports: StepReport[] = [];
  let thrown: unknown;
  let going = true;
  for (const step of steps) {
    const { name, call } = step;
    going &&= step.possible?.(road) ?? true;
    if (!going) {
      reports.push({ name, call, state: 'skipped', ms: 0 });
      continue;
    }
    const began = clock();
    try {
      await step.run(road);
      reports.push({ name, call, state: 'passed', ms: clock() - began });
    } catch (error) {
      going = false;
      thrown = error;
      reports.push({ name, call, state: 'failed', ms: clock() - began, trouble: troubleOf(step, error) });
    }
  }
  return thrown === undefined ? { steps: reports } : { steps: reports, thrown };
}

function troubleOf({ call }: { readonly call: string }, error: unknown): StepTrouble {
  if (error instanceof CheckFailed) return { kind: 'failure', ...error.about, message: error.message };
  const message = error instanceof RefusedError ? `${error.message}: ${error.content}` : String(error);
  const field = error instanceof ShapeError ? error.path : '';
  return { kind: 'error', call, field, rule: '', message };
}
