/** Annotations for GitHub Actions. A step of a workflow shows ten errors at most, so a notice counts the rest. */
import { say } from './dictionary.ts';
import type { RunReport, SmokeReport, StepReport, StepTrouble } from './findings.ts';
import { nameOfRun, type Tell, tellerOf, toldSum } from './telling.ts';

/** So many errors a step of a workflow shows. */
const SHOWN = 10;

/** Draws the report as workflow commands. */
export function githubReport(report: SmokeReport): string {
  const tell = tellerOf(report.language);
  const troubles = report.runs.flatMap((run) =>
    run.steps.flatMap((step) => (step.trouble ? [annotation(run, step, step.trouble, tell)] : [])),
  );
  const rest = troubles.length - SHOWN;
  const more = rest > 0 ? [command('notice', { title: 'yaocang smoke' }, tell(say.moreInLog(rest)))] : [];
  const left = report.runs.flatMap((run) => {
    const title = `${nameOfRun(run, tell)}: ${tell(say.leftBehind)}`;
    return run.left.map((each) => command('warning', { title }, each));
  });
  const sum = command('notice', { title: 'yaocang smoke' }, toldSum(report.runs, tell).join('\n'));
  return [...troubles.slice(0, SHOWN), ...more, ...left, sum, ''].join('\n');
}

function annotation(run: RunReport, { name }: StepReport, { message, call, at }: StepTrouble, tell: Tell): string {
  const place = at ? { file: at.file, line: String(at.line) } : {};
  const told = call === '' ? message : `${message}\n${call}`;
  return command('error', { ...place, title: `${nameOfRun(run, tell)}: ${name}` }, told);
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const told = Object.entries(properties).map(([key, value]) => `${key}=${inProperty(value)}`);
  return `::${name} ${told.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
