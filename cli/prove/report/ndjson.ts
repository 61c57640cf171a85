/** One JSON document on each line, each an event: a run began, a step ended, a run ended, everything ended. */
import { countsOf, type RunReport, type SmokeReport } from './findings.ts';

/** Draws the whole report as events. */
export const ndjsonReport = (report: SmokeReport): string =>
  [...report.runs.flatMap(runEvents), endEvent(report)].map((event) => `${JSON.stringify(event)}\n`).join('');

/** The events of one run. */
export function runEvents({ scenario, run, row, user, ok, ms, steps, left }: RunReport): object[] {
  const which = { scenario, run, ...(row === undefined ? {} : { row }) };
  return [
    { v: 1, event: 'run', ...which, ...(user === undefined ? {} : { user }) },
    ...steps.map((step) => ({ v: 1, event: 'step', ...which, ...step })),
    { v: 1, event: 'ran', ...which, ok, ms, left },
  ];
}

/** The last event. */
export const endEvent = ({ scenario, ok, started, ms, env, runs }: SmokeReport): object => ({
  v: 1,
  event: 'end',
  scenario,
  ok,
  started,
  ms,
  ...(env ? { env } : {}),
  runs: runs.length,
  steps: countsOf(runs.flatMap(({ steps }) => steps)),
});
