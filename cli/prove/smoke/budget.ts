/** `--budget`: what each call of a run may take. It is told as a run of its own, so that every report has it. */
import { msOf } from '#cli/frame/parameters.ts';
import type { RunReport } from '#cli/prove/report/findings.ts';
import { type CallTime, type Measure, measures } from '#cli/prove/report/times.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Language, plainly } from '#cli/text/words.ts';
import { CheckFailed } from './check.ts';
import { say } from './dictionary.ts';
import { createStepReporter } from './step-reporter.ts';

type Budget = readonly { readonly measure: Measure; readonly most: number }[];

/** A usage fault for anything but a measure and a time. */
export function budgetOf(written: Readonly<Record<string, string>>): Budget {
  return Object.entries(written).map(([name, text]) => {
    // Elsewhere a bare number is seconds; here most would mean ms.
    const [measure, most] = [measures.find((each) => each === name), /\d$/.test(text) ? undefined : msOf(text)];
    if (measure === undefined || most === undefined) throw new Fault('usage', say.noBudget);
    return { measure, most };
  });
}

/** Undefined without a budget, or where nothing was asked. */
export function budgetRun(budget: Budget, times: readonly CallTime[], language: Language): RunReport | undefined {
  if (budget.length === 0 || times.length === 0) return undefined;
  const reporter = createStepReporter(language);
  const over = budget.flatMap(({ measure, most }) =>
    times
      .filter((each) => each[measure] > most)
      .map((each) => {
        const about = { call: each.call, field: measure, rule: say.budget };
        const error = new CheckFailed(about, say.atMost(most), say.ms(each[measure]));
        const step = { name: plainly(each.call), call: each.call, id: `${measure} ${each.call}` };
        return { error, step: reporter.failed(step, each[measure], error) };
      }),
  );
  const [first] = over;
  const steps = first
    ? over.map(({ step }) => step)
    : [reporter.passed({ name: say.inTime, call: '', id: 'budget' }, 0)];
  const run = { scenario: 'budget', about: say.budget, run: 1, ok: !first, ms: 0, steps, left: [] };
  return first ? { ...run, thrown: first.error } : run;
}
