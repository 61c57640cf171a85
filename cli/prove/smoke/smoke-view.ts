import type { RunReport, SmokeReport } from '#cli/prove/report/findings.ts';
import { countsOf, isFlaky, isSkipped, nameOfRun, troubleText } from '#cli/prove/report/findings.ts';
import { besideLines } from '#cli/prove/report/report-text.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean } from '#cli/text/width.ts';

/** A line for a walk that has ended, and one for each problem. */
export function runLine(report: RunReport, { say }: TextStyle): string {
  const { ok, ms, steps, left } = report;
  const { passed, skipped } = countsOf(steps);
  const rest = skipped > 0 ? say(`，跳过 ${skipped}`, `, ${skipped} skipped`) : '';
  const mark = ok ? (skipped > 0 ? '-' : '✓') : '✗';
  const head = `${mark} ${nameOfRun(report)}  ${say(`${passed} 步通过`, `${passed} steps passed`)}${rest}  ${Math.round(ms)} ms`;
  const troubles = steps.flatMap(({ name, trouble }) =>
    trouble ? [`  ${say(`${name}：`, `${name}: `)}${clean(troubleText(trouble))}`] : [],
  );
  const reasons = steps.flatMap(({ because }) => (because === undefined ? [] : [`  ${clean(because)}`]));
  const again = isFlaky(report) ? [`  ${say('不稳定：先失败后通过', 'flaky: failed before it passed')}`] : [];
  return [
    head,
    ...again,
    ...troubles,
    ...reasons,
    ...left.map((each) => `  ${say('未能恢复：', 'left behind: ')}${clean(each)}`),
  ].join('\n');
}

interface FinishedSmoke extends SmokeReport {
  /** A report went to stdout, so nothing else may be printed there. */
  readonly printed?: boolean;
}

/** What a dry run tells: the walks that it would take. */
interface SmokePlan {
  readonly dry_run: true;
  readonly walks: readonly { readonly scenario: string; readonly effect: string; readonly times: number }[];
}

/** The end of a smoke run that passed, or what a dry run would have walked. */
export function smokeSummary(told: FinishedSmoke | SmokePlan, { say, ink }: TextStyle): string {
  if ('dry_run' in told) {
    return told.walks.map(({ scenario, effect, times }) => `${scenario} × ${times}  ${effect}`).join('\n');
  }
  const { scenario, ms, runs, printed } = told;
  if (printed) return '';
  const { length } = scenario.split(',');
  const what = length > 3 ? say(`${length} 个场景`, `${length} scenarios`) : scenario;
  const idle = runs.filter(isSkipped).length;
  const passed = runs.length - idle;
  const rest = idle > 0 ? say(`，${idle} 遍跳过`, `, ${idle} skipped`) : '';
  const seconds = (ms / 1000).toFixed(2);
  const sum = say(
    `${what}：${passed} 遍通过${rest}，${seconds} 秒`,
    `${what}: ${passed} passed${rest} in ${seconds} s`,
  );
  const beside = besideLines(told, (words) => say(...words));
  return [ink.green(sum), ...beside.map((line) => `  - ${clean(line)}`)].join('\n');
}
