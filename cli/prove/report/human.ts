/** The report as a person reads it in a log. */
import { labelled, plainly } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { countsOf, nameOfStep, type RunReport, type SmokeReport, type StepReport, stateOf } from './findings.ts';
import { nameOfRun, type Tell, tellerOf, toldCounts, toldEnvironment, toldSum, troubleLines } from './telling.ts';

/** Draws the report as plain lines. */
export function humanReport(report: SmokeReport): string {
  const { runs, env, started, ms, language } = report;
  const tell = tellerOf(language);
  const place = env ? `${toldEnvironment(env, tell)} ${env.base}` : '';
  const head = [`yaocang smoke ${new Date(started).toISOString()}`, place].filter((each) => each !== '').join(' · ');
  const sum = [...toldSum(runs, tell), tell(say.duration(ms))].join(' · ');
  return [head, ...runs.flatMap((run) => linesOf(run, tell)), sum, ''].join('\n');
}

const MARKS = { passed: '✓', failed: '✗', skipped: '-' } as const;

/** Columns of a step's time; its name and whatever is said of it begin behind them, whichever width its characters have. */
const TIME = 9;
const INDENT = ' '.repeat(TIME + 6);

function linesOf(run: RunReport, tell: Tell): string[] {
  const { user, steps, left, ms } = run;
  const facts = [nameOfRun(run, tell), user, toldCounts(countsOf(steps), tell), tell(say.duration(ms))];
  return [
    `${MARKS[stateOf(run)]} ${facts.filter((each) => each !== undefined).join('  ')}`,
    ...steps.flatMap((step) => stepLines(step, tell)),
    ...left.map((each) => `  ! ${tell(labelled(say.leftBehind, plainly(each))).replaceAll('\n', `\n${INDENT}`)}`),
  ];
}

function stepLines(step: StepReport, tell: Tell): string[] {
  const { state, ms, trouble, because, repeated } = step;
  const time = state === 'skipped' ? '' : `${Math.round(ms)} ms`;
  const again = repeated === undefined ? '' : ` · ${tell(say.repeated(repeated))}`;
  const told = [...(trouble ? troubleLines(trouble, tell) : []), ...(because === undefined ? [] : [because])];
  return [
    `  ${MARKS[state]} ${time.padStart(TIME)}  ${nameOfStep(step)}${again}`,
    ...told.map((line) => `${INDENT}${line}`),
  ];
}
