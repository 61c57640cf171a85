/** The report as a person reads it in a log. */
import { countsOf, isSkipped, nameOfRun, type RunReport, type SmokeReport, toldTrouble } from './findings.ts';

/** Draws the report as plain lines. */
export function humanReport(report: SmokeReport): string {
  const { runs, env, started, ms } = report;
  const place = env ? `${env.name} (${env.kind}) ${env.base}` : '';
  const head = [`yaocang smoke ${new Date(started).toISOString()}`, place].filter((each) => each !== '').join(' · ');
  const failed = runs.filter(({ ok }) => !ok).length;
  const sum = `${runs.length - failed} of ${runs.length} runs passed in ${(ms / 1000).toFixed(2)} s`;
  return [head, ...runs.flatMap(linesOf), sum, ''].join('\n');
}

const MARKS = { passed: '✓', failed: '✗', skipped: '-' } as const;

function linesOf(run: RunReport): string[] {
  const { passed, failed, skipped } = countsOf(run.steps);
  const mark = isSkipped(run) ? MARKS.skipped : run.ok ? MARKS.passed : MARKS.failed;
  const head = `${mark} ${nameOfRun(run)}  ${passed} passed, ${failed} failed, ${skipped} skipped  ${Math.round(run.ms)} ms`;
  const steps = run.steps.flatMap(({ name, call, state, ms, trouble, because }) => [
    `  ${MARKS[state]} ${name}${call === '' ? '' : ` · ${call}`}${state === 'skipped' ? '' : `  ${Math.round(ms)} ms`}`,
    ...(trouble
      ? toldTrouble(trouble)
          .split('\n')
          .map((line) => `      ${line}`)
      : []),
    ...(because === undefined ? [] : [`      ${because}`]),
  ]);
  return [head, ...steps, ...run.left.map((each) => `  ! left behind: ${each}`)];
}
