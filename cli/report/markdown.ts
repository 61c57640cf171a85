/** The summary of a step in GitHub Actions: a table of what failed, in the file that GITHUB_STEP_SUMMARY names. */
import { countsOf, nameOfRun, type SmokeReport } from './findings.ts';

/** Draws the report as Markdown. */
export function markdownReport({ runs, ok, ms, env }: SmokeReport): string {
  const { passed, failed, skipped } = countsOf(runs.flatMap(({ steps }) => steps));
  const where = env ? ` on ${env.name} (${env.kind})` : '';
  const head = `### ${ok ? '✅' : '❌'} yaocang smoke${where}`;
  const sum = `${runs.length} runs, ${passed} steps passed, ${failed} failed, ${skipped} skipped, ${(ms / 1000).toFixed(1)} s`;
  const rows = runs.flatMap((run) =>
    run.steps.flatMap(({ name, trouble }) =>
      trouble
        ? [
            `| ${cell(nameOfRun(run))} | ${cell(name)} | ${cell(trouble.call)} | ${cell(trouble.field)} | ${cell(trouble.message)} |`,
          ]
        : [],
    ),
  );
  const table = rows.length > 0 ? ['', '| run | step | call | field | |', '|---|---|---|---|---|', ...rows] : [];
  return [head, '', sum, ...table, ''].join('\n');
}

const cell = (text: string): string => text.replace(/\s+/g, ' ').replace(/[\\|<>`]/g, (character) => `\\${character}`);
