/** Annotations for GitHub Actions. A step of a workflow shows ten of a kind at most, so a notice counts the rest. */
import type { Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';
import { nameOfRun, type RunReport, type SmokeReport, type StepReport, type StepTrouble } from './findings.ts';
import { type Tell, tellerOf, toldEnvironment, toldSum } from './telling.ts';

/** So many errors, and so many warnings, a step of a workflow shows. */
const SHOWN = 10;

export function githubReport(report: SmokeReport): string {
  const tell = tellerOf(report.language);
  const troubles = report.runs.flatMap((run) =>
    run.steps.flatMap((step) => (step.trouble ? [annotation(run, step, step.trouble)] : [])),
  );
  const left = report.runs.flatMap((run) => {
    const title = `${nameOfRun(run)}: ${tell(say.leftBehind)}`;
    return run.left.map((each) => command('warning', { title }, each));
  });
  const sum = notice(toldSum(report.runs, tell).join('\n'));
  return [...capped(troubles, tell, say.moreInLog), ...capped(left, tell, say.moreLeftInLog), sum, ''].join('\n');
}

/** Workflow commands that make the runner hide these secrets in whatever the job writes from here on. */
export const githubMasks = (secrets: readonly string[]): string =>
  secrets.map((secret) => `::add-mask::${inMessage(secret)}\n`).join('');

function capped(commands: readonly string[], tell: Tell, words: (rest: number) => Words): readonly string[] {
  const rest = commands.length - SHOWN;
  return rest > 0 ? [...commands.slice(0, SHOWN), notice(tell(words(rest)))] : commands;
}

const notice = (message: string): string => command('notice', { title: 'yaocang smoke' }, message);

function annotation(run: RunReport, { name }: StepReport, { message, call, at }: StepTrouble): string {
  const place = at ? { file: at.file, line: String(at.line) } : {};
  const told = call === '' ? message : `${message}\n${call}`;
  return command('error', { ...place, title: `${nameOfRun(run)}: ${name}` }, told);
}

function command(name: string, properties: Readonly<Record<string, string>>, message: string): string {
  const told = Object.entries(properties).map(([key, value]) => `${key}=${inProperty(value)}`);
  return `::${name} ${told.join(',')}::${inMessage(message)}`;
}

const inMessage = (text: string): string => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
const inProperty = (text: string): string => inMessage(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

export function markdownReport({ runs, ok, ms, env, language }: SmokeReport): string {
  const tell = tellerOf(language);
  const where = env ? ` · ${toldEnvironment(env, tell)}` : '';
  const rows = runs.flatMap((run) =>
    run.steps.flatMap(({ name, trouble }) =>
      trouble ? [line([nameOfRun(run), name, trouble.call, trouble.message])] : [],
    ),
  );
  const head = line([tell(say.run), tell(say.step), tell(say.call), tell(say.message)]);
  const left = runs.flatMap((run) => run.left.map((each) => line([nameOfRun(run), tell(say.leftBehind), '', each])));
  const table = rows.length + left.length > 0 ? ['', head, '|---|---|---|---|', ...rows, ...left] : [];
  const sum = [...toldSum(runs, tell), tell(say.duration(ms))].join(' · ');
  return [`### ${ok ? '✅' : '❌'} yaocang smoke${cell(where)}`, '', sum, ...table, ''].join('\n');
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\|<>`*_[\]]/g, (sign) => `\\${sign}`);
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
