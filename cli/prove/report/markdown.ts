/** The summary of a step in GitHub Actions: a table of what failed, in the file that GITHUB_STEP_SUMMARY names. */
import { say } from './dictionary.ts';
import type { SmokeReport } from './findings.ts';
import { nameOfRun, tellerOf, toldEnvironment, toldSum } from './telling.ts';

/** Draws the report as Markdown. */
export function markdownReport({ runs, ok, ms, env, language }: SmokeReport): string {
  const tell = tellerOf(language);
  const where = env ? ` · ${toldEnvironment(env, tell)}` : '';
  const rows = runs.flatMap((run) =>
    run.steps.flatMap(({ name, trouble }) =>
      trouble ? [line([nameOfRun(run, tell), name, trouble.call, trouble.message])] : [],
    ),
  );
  const head = line([tell(say.run), tell(say.step), tell(say.call), tell(say.message)]);
  const left = runs.flatMap((run) =>
    run.left.map((each) => line([nameOfRun(run, tell), tell(say.leftBehind), '', each])),
  );
  const table = rows.length + left.length > 0 ? ['', head, '|---|---|---|---|', ...rows, ...left] : [];
  const sum = [...toldSum(runs, tell), tell(say.duration(ms))].join(' · ');
  return [`### ${ok ? '✅' : '❌'} yaocang smoke${cell(where)}`, '', sum, ...table, ''].join('\n');
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\|<>`*_[\]]/g, (sign) => `\\${sign}`);
const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
