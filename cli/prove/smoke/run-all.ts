/** Runs all walks, `jobs` of them in parallel, but never two with the same member. */

import { failureOf } from '#cli/shop/failure.ts';
import { isWords, type Language, type Words } from '#cli/text/words.ts';
import type { RunReport, StepReport } from '../report/findings.ts';
import { timesOf } from '../report/times.ts';
import { say } from './dictionary.ts';
import type { SmokePorts } from './ports.ts';
import type { Scenario } from './scenario.ts';
import { createStepReporter } from './step-reporter.ts';
import { walkThrough } from './walk.ts';

export interface Task {
  readonly scenario: Scenario;
  readonly run: number;
}

export interface Around {
  readonly language: Language;
  readonly jobs: number;
  /** How often a scenario that failed is tried again. */
  readonly retries?: number;
  /** The ports of a walk, or why it has to be skipped. */
  readonly portsFor: (task: Task, lane: number) => Promise<SmokePorts | Words>;
  readonly now: () => number;
  /** Answers false to end the run early. */
  readonly goOn: () => boolean;
  readonly each: (report: RunReport) => void;
}

export const tasksOf = (scenarios: readonly Scenario[], times: number): readonly Task[] =>
  scenarios.flatMap((scenario) => Array.from({ length: times }, (_, at) => ({ scenario, run: at + 1 })));

/** Runs the tasks; answers the reports in the order of the tasks. */
export async function runAll(tasks: readonly Task[], around: Around): Promise<RunReport[]> {
  const made = new Map<Task, RunReport>();
  const takeTurns = takingTurns();
  const makeOne = async (task: Task, lane: number) => {
    const report = await walkOne(task, lane, around, takeTurns);
    made.set(task, report);
    around.each(report);
  };
  const queue = [...tasks];
  const next = () => (around.goOn() ? queue.shift() : undefined);
  const work = async (lane: number) => {
    for (let task = next(); task; task = next()) await makeOne(task, lane);
  };
  const lanes = Math.max(1, Math.min(around.jobs, tasks.length));
  await Promise.all(Array.from({ length: lanes }, (_, lane) => work(lane)));
  return tasks.flatMap((task) => made.get(task) ?? []);
}

async function walkOne(task: Task, lane: number, around: Around, takeTurns: TakeTurns): Promise<RunReport> {
  const { scenario, run } = task;
  const which = { scenario: scenario.name, about: scenario.about, run };
  const [opened] = await Promise.allSettled([around.portsFor(task, lane)]);
  const reporter = createStepReporter(around.language);
  if (opened.status === 'rejected') {
    const step = reporter.failed({ name: say.openTheShop, call: '', id: 'open' }, 0, opened.reason);
    return { ...which, ok: false, ms: 0, steps: [step], left: [], thrown: opened.reason };
  }
  const ports = opened.value;
  if (isWords(ports)) {
    const step = reporter.skipped({ name: say.allOfIt, call: '', id: 'all' }, ports);
    return { ...which, ok: true, ms: 0, steps: [step], left: [] };
  }
  const { user } = ports.account;
  return takeTurns(scenario.role === undefined ? '' : user, async () => {
    const began = around.now();
    const earlier: (readonly StepReport[])[] = [];
    const left: string[] = [];
    for (;;) {
      const walked = await walkThrough(ports, around.language, scenario.run);
      const ok = !('thrown' in walked);
      left.push(...walked.left);
      if (!ok && earlier.length < (around.retries ?? 0) && around.goOn() && mayTryAgain(walked.thrown)) {
        earlier.push(walked.steps);
        continue;
      }
      const more = { ...(earlier.length > 0 && { earlier }), ...(ports.asked && { times: timesOf(ports.asked) }) };
      return { ...which, ok, ms: around.now() - began, user: scenario.role && user, ...walked, left, ...more };
    }
  });
}

/** Not what may have cost money, and not what only a person can change. */
const mayTryAgain = (thrown: unknown): boolean =>
  !['unknown', 'guard', 'usage', 'interrupted', 'terminated'].includes(failureOf(thrown).code);

type TakeTurns = ReturnType<typeof takingTurns>;

function takingTurns() {
  const last = new Map<string, Promise<unknown>>();
  return <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const mine = name === '' ? work() : (last.get(name) ?? Promise.resolve()).then(work);
    const ended = mine.catch(() => undefined);
    last.set(name, ended);
    return mine;
  };
}
