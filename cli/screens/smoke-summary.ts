import type { Paper } from './text/paper.ts';
import { clean } from './text/width.ts';

interface Run {
  readonly run: number;
  readonly ok: boolean;
  readonly ms: number;
  readonly steps: readonly {
    readonly name: string;
    readonly state: string;
    readonly trouble?: { readonly message: string };
  }[];
  readonly left: readonly string[];
}

/** One line for a run that ended, and one for each thing that went wrong. */
export function runLine({ run, ok, ms, steps, left }: Run, { say }: Paper): string {
  const passed = steps.filter(({ state }) => state === 'passed').length;
  const skipped = steps.filter(({ state }) => state === 'skipped').length;
  const rest = skipped > 0 ? say(`，跳过 ${skipped}`, `, ${skipped} skipped`) : '';
  const head = `${ok ? '✓' : '✗'} ${run}  ${say(`${passed} 步通过`, `${passed} steps passed`)}${rest}  ${Math.round(ms)} ms`;
  const troubles = steps.flatMap(({ name, trouble }) => (trouble ? [`  ${name}: ${clean(trouble.message)}`] : []));
  return [head, ...troubles, ...left.map((each) => `  ${say('未能恢复', 'left behind')}: ${clean(each)}`)].join('\n');
}

interface Report {
  readonly scenario: string;
  readonly ms: number;
  readonly runs: readonly Run[];
}

/** The end of a smoke run that passed. */
export const smokeSummary = ({ scenario, ms, runs }: Report, { say, ink }: Paper): string =>
  ink.green(
    say(
      `${scenario}：${runs.length} 遍全部通过，${(ms / 1000).toFixed(2)} 秒`,
      `${scenario}: ${runs.length} of ${runs.length} passed in ${(ms / 1000).toFixed(2)} s`,
    ),
  );
