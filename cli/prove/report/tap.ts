/** The TAP 14 report: each run is a subtest, each of its steps a test point. */
import { labelled, plainly } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { isSkipped, nameOfStep, type RunReport, type SmokeReport, type StepReport } from './findings.ts';
import { nameOfRun, type Tell, tellerOf } from './telling.ts';

/** Draws the report as TAP 14. */
export function tapReport({ runs, language }: SmokeReport): string {
  const tell = tellerOf(language);
  const points = runs.flatMap((run, at) => [
    `# Subtest: ${description(nameOfRun(run, tell))}`,
    ...indented(subtest(run, tell)),
    `${word(run.ok)} ${at + 1} - ${description(nameOfRun(run, tell))}${isSkipped(run) ? skipping(run.steps[0]) : ''}`,
  ]);
  return ['TAP version 14', `1..${runs.length}`, ...points, ''].join('\n');
}

function subtest({ steps, left }: RunReport, tell: Tell): string[] {
  const notes = left.map((each) => `# ${oneLine(tell(labelled(say.leftBehind, plainly(each))))}`);
  return [`1..${steps.length}`, ...steps.flatMap((step, at) => point(step, at + 1)), ...notes];
}

function point(step: StepReport, at: number): string[] {
  const { state, ms, trouble } = step;
  const skip = state === 'skipped' ? skipping(step) : '';
  const head = `${word(state !== 'failed')} ${at} - ${description(nameOfStep(step))}${skip}`;
  if (!trouble) return [head];
  const { message, kind, code, call, field, expected, got, rule, cited, at: place } = trouble;
  const facts: Readonly<Record<string, string | number | undefined>> = {
    message,
    severity: kind === 'failure' ? 'fail' : 'error',
    code,
    call,
    field,
    expected,
    got,
    rule,
    cited,
    duration_ms: Math.round(ms),
    at: place && `${place.file}:${place.line}`,
  };
  const lines = Object.entries(facts).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}: ${yaml(value)}`],
  );
  return [head, ...indented(['---', ...lines, '...'], 2)];
}

const skipping = (step: StepReport | undefined): string => ` # SKIP ${description(step?.because ?? '')}`.trimEnd();
const word = (ok: boolean): string => (ok ? 'ok' : 'not ok');
const indented = (lines: readonly string[], by = 4): string[] => lines.map((line) => `${' '.repeat(by)}${line}`);

/** Half a character, and what is none. */
const BROKEN = /\p{Surrogate}|\p{Noncharacter_Code_Point}/gu;
/** What parsers take for the end of a line, and what YAML cannot hold: one such character loses them the whole report. */
const UNPRINTABLE = /[\p{Cc}\p{Zl}\p{Zp}\ufeff]/gu;

/** JSON, which is YAML too once everything unprintable is escaped. */
function yaml(value: string | number): string {
  const whole = typeof value === 'string' ? value.replace(BROKEN, '\ufffd') : value;
  return JSON.stringify(whole).replace(UNPRINTABLE, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

const oneLine = (text: string): string =>
  text.replace(BROKEN, '\ufffd').replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim();

/** A description or a reason on one line; what would begin a directive is escaped. */
const description = (text: string): string => oneLine(text).replace(/[\\#]/g, (character) => `\\${character}`);
