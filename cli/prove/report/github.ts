/** Annotations for GitHub Actions, which shows ten of a kind for each step; the notice has the totals. */
import { say } from './dictionary.ts';
import { nameOfRun, type RunReport, type SmokeReport, type StepReport, type StepTrouble } from './findings.ts';
import { besideLines, totalLines, translatorOf } from './report-text.ts';

export function githubReport(report: SmokeReport): string {
  const translate = translatorOf(report.language);
  const troubles = report.runs.flatMap((run) =>
    run.steps.flatMap((step) => (step.trouble ? [annotation(run, step, step.trouble)] : [])),
  );
  const left = report.runs.flatMap((run) => {
    const title = `${nameOfRun(run)}: ${translate(say.leftBehind)}`;
    return run.left.map((each) => command('warning', { title }, each));
  });
  const told = [...totalLines(report.runs, translate), ...besideLines(report, translate)];
  const sum = command('notice', { title: `yaocang ${report.tool ?? 'smoke'}` }, told.join('\n'));
  return [...troubles, ...left, sum, ''].join('\n');
}

/** Workflow commands that make the runner mask these secrets in the rest of the job's log. */
export const githubMasks = (secrets: readonly string[]): string =>
  secrets.map((secret) => `::add-mask::${inMessage(secret)}\n`).join('');

function annotation(run: RunReport, { name }: StepReport, { message, call, at }: StepTrouble): string {
  const place = at ? { file: at.file, line: String(at.line) } : {};
  const text = call === '' ? message : `${message}\n${call}`;
  return command('error', { ...place, title: `${nameOfRun(run)}: ${name}` }, text);
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const pairs = Object.entries(properties).map(([key, value]) => `${key}=${inProperty(value)}`);
  return `::${name} ${pairs.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
