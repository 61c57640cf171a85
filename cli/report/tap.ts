/** The TAP 14 report: each run is a subtest, each of its steps a test point. */
import { isSkipped, nameOfRun, type RunReport, type SmokeReport, type StepReport } from './findings.ts';

/** Draws the report as TAP 14. */
export function tapReport({ runs }: SmokeReport): string {
  const points = runs.flatMap((run, at) => [
    `# Subtest: ${description(nameOfRun(run))}`,
    ...indented(subtest(run)),
    `${word(run.ok)} ${at + 1} - ${description(nameOfRun(run))}${isSkipped(run) ? ' # SKIP' : ''}`,
  ]);
  return ['TAP version 14', `1..${runs.length}`, ...points, ''].join('\n');
}

function subtest({ steps, left }: RunReport): string[] {
  const notes = left.map((each) => `# left behind: ${oneLine(each)}`);
  return [`1..${steps.length}`, ...steps.flatMap((step, at) => point(step, at + 1)), ...notes];
}

function point({ name, call, state, ms, trouble, because }: StepReport, at: number): string[] {
  const told = description([name, call].filter((each) => each !== '').join(' · '));
  const skip = state === 'skipped' ? ` # SKIP ${oneLine(because ?? '')}`.trimEnd() : '';
  const head = `${word(state !== 'failed')} ${at} - ${told}${skip}`;
  if (!trouble) return [head];
  const { message, kind, field, rule, at: place } = trouble;
  const facts: readonly (readonly [string, string | number])[] = [
    ['message', message],
    ['severity', kind === 'failure' ? 'fail' : 'error'],
    ['call', trouble.call],
    ['field', field],
    ['rule', rule],
    ['duration_ms', Math.round(ms)],
    ...(place ? ([['at', `${place.file}:${place.line}`]] as const) : []),
  ];
  const lines = facts.filter(([, value]) => value !== '').map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return [head, ...indented(['---', ...lines, '...'], 2)];
}

const word = (ok: boolean): string => (ok ? 'ok' : 'not ok');
const indented = (lines: readonly string[], by = 4): string[] => lines.map((line) => `${' '.repeat(by)}${line}`);
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A description on one line; what would begin a directive is escaped. */
const description = (text: string): string => oneLine(text).replace(/[\\#]/g, (character) => `\\${character}`);
