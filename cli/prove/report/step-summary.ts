/** The summary of a GitHub job, in Markdown. */
import { say } from './dictionary.ts';
import { nameOfRun, type SmokeReport, stateOf, troubleText } from './findings.ts';
import { besideLines, environmentText, totalLines, translatorOf } from './report-text.ts';

const SIGNS = { passed: '✅', failed: '❌', skipped: '➖' } as const;

export function stepSummary(report: SmokeReport): string {
  const { runs, ok, env, language } = report;
  const translate = translatorOf(language);
  const rows = runs.map((run) => {
    const trouble = run.steps.find((step) => step.trouble)?.trouble;
    const why = trouble ? troubleText(trouble) : (run.steps.find((step) => step.because)?.because ?? '');
    return `| ${SIGNS[stateOf(run)]} | ${cell(nameOfRun(run))} | ${translate(say.duration(run.ms))} | ${cell(why)} |`;
  });
  return [
    `### ${translate(say.title(ok))}${env ? ` · ${cell(environmentText(env, translate))}` : ''}`,
    '',
    ...totalLines(runs, translate).map((line) => `${line}  `),
    '',
    '| | | | |',
    '|---|---|---|---|',
    ...rows,
    '',
    ...besideLines(report, translate).map((line) => `- ${cell(line)}`),
    '',
  ].join('\n');
}

/** One line of text in a table, that is no markup. */
const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\|<>`*_[\]]/g, '\\$&');
