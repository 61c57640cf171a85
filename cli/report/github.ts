/** Annotations for GitHub Actions. A step of a workflow shows ten errors at most, so the tenth line counts the rest. */
import { countsOf, nameOfRun, type RunReport, type SmokeReport, type StepTrouble } from './findings.ts';

/** So many errors a step of a workflow shows. */
const SHOWN = 10;

/** Draws the report as workflow commands. */
export function githubReport(report: SmokeReport): string {
  const troubles = report.runs.flatMap((run) =>
    run.steps.flatMap((step) => (step.trouble ? [annotation(run, step.name, step.trouble)] : [])),
  );
  const shown = troubles.length > SHOWN ? troubles.slice(0, SHOWN) : troubles;
  const rest = troubles.length - shown.length;
  const more = rest > 0 ? [`::notice title=yaocang smoke::${rest} more failures stand in the log`] : [];
  const left = report.runs.flatMap((run) => {
    return run.left.map((each) => command('warning', { title: `${nameOfRun(run)}: left behind` }, each));
  });
  const { passed, failed, skipped } = countsOf(report.runs.flatMap(({ steps }) => steps));
  const sum = `${report.runs.length} runs, ${passed} steps passed, ${failed} failed, ${skipped} skipped`;
  return [...shown, ...more, ...left, command('notice', { title: 'yaocang smoke' }, sum), ''].join('\n');
}

function annotation(run: RunReport, step: string, { message, call, field, at }: StepTrouble): string {
  const where = [call, field].filter((each) => each !== '').join(' ');
  const place = at ? { file: at.file, line: String(at.line) } : {};
  return command('error', { ...place, title: `${nameOfRun(run)}: ${step} (${where})` }, message);
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const told = Object.entries(properties).map(([key, value]) => `${key}=${inProperty(value)}`);
  return `::${name} ${told.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
