import type { Paper } from '#cli/text/paper.ts';
import { clean } from '#cli/text/width.ts';
import { type StepReport, skipsOf } from '../report/findings.ts';

interface Run {
  readonly scenario: string;
  readonly run: number;
  readonly row?: number | undefined;
  readonly ok: boolean;
  readonly ms: number;
  readonly steps: readonly {
    readonly name: string;
    readonly state: StepReport['state'];
    readonly trouble?: { readonly message: string; readonly at?: { readonly file: string; readonly line: number } };
    readonly because?: string;
  }[];
  readonly left: readonly string[];
}

/** One line for a run that ended, and one for each thing that went wrong. */
export function runLine({ scenario, run, row, ok, ms, steps, left }: Run, { say }: Paper): string {
  const passed = steps.filter(({ state }) => state === 'passed').length;
  const skipped = steps.filter(({ state }) => state === 'skipped').length;
  const rest = skipped > 0 ? say(`，跳过 ${skipped}`, `, ${skipped} skipped`) : '';
  const name = row === undefined ? `${scenario} ${run}` : `${scenario} ${run} ${say(`第 ${row} 行`, `row ${row}`)}`;
  const mark = ok ? (passed === 0 ? '-' : '✓') : '✗';
  const head = `${mark} ${name}  ${say(`${passed} 步通过`, `${passed} steps passed`)}${rest}  ${Math.round(ms)} ms`;
  const troubles = steps.flatMap(({ name: step, trouble }) => {
    if (!trouble) return [];
    const place = trouble.at ? `${trouble.at.file}:${trouble.at.line}: ` : '';
    return [`  ${say(`${step}：`, `${step}: `)}${place}${clean(trouble.message)}`];
  });
  const reasons = steps.flatMap(({ because }) => (because === undefined ? [] : [`  ${clean(because)}`]));
  return [
    head,
    ...troubles,
    ...reasons,
    ...left.map((each) => `  ${say('未能恢复', 'left behind')}: ${clean(each)}`),
  ].join('\n');
}

interface Report {
  readonly scenario: string;
  readonly ms: number;
  readonly runs: readonly Run[];
  /** A report went to stdout: nothing else may stand there. */
  readonly printed?: boolean;
}

interface Planned {
  readonly dry_run: true;
  readonly walks: readonly { readonly scenario: string; readonly effect: string; readonly times: number }[];
}

/** The end of a smoke run that passed, or what a dry run would have walked. */
export function smokeSummary(told: Report | Planned, { say, ink }: Paper): string {
  if ('dry_run' in told) {
    return told.walks.map(({ scenario, effect, times }) => `${scenario} × ${times}  ${effect}`).join('\n');
  }
  const { scenario, ms, runs, printed } = told;
  if (printed) return '';
  const { length } = scenario.split(',');
  const what = length > 3 ? say(`${length} 个场景`, `${length} scenarios`) : scenario;
  const idle = runs.filter(({ steps }) => steps.every(({ state }) => state === 'skipped')).length;
  const passed = runs.length - idle;
  const rest = idle > 0 ? say(`，${idle} 遍跳过`, `, ${idle} skipped`) : '';
  const seconds = (ms / 1000).toFixed(2);
  const sum = say(
    `${what}：${passed} 遍通过${rest}，${seconds} 秒`,
    `${what}: ${passed} passed${rest} in ${seconds} s`,
  );
  const reasons = skipsOf(runs).map(({ because, scenarios }) => {
    const [first = '', ...others] = [...new Set(scenarios)];
    const more = others.length > 0 ? say(` 等 ${others.length + 1} 个场景`, ` and ${others.length} more`) : '';
    return `  - ${scenarios.length} × ${clean(because)}${say('：', ': ')}${first}${more}`;
  });
  return [ink.green(sum), ...reasons].join('\n');
}
