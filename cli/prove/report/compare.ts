/** A run beside an earlier one, of which the JSON report is left. */
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { Fault } from '#cli/text/fault.ts';
import { type Compared, nameOfRun, type RunReport, type SmokeReport } from './findings.ts';
import type { CallTime } from './times.ts';

export type Earlier = Pick<SmokeReport, 'started'> & {
  readonly runs: readonly Pick<RunReport, 'scenario' | 'run' | 'ok'>[];
  readonly times: readonly CallTime[];
};

export function readEarlier(file: string, text: string): Earlier {
  const { started, runs, times = [] } = fieldsOf(jsonOf(text)) ?? {};
  if (typeof started === 'number' && Array.isArray(runs) && Array.isArray(times)) return { started, runs, times };
  throw new Fault('usage', [`${file} 不是 json 报告`, `${file} is no json report`]);
}

/** Below so many ms a call is not called slower: that is the noise of a network. */
const NOISE = 50;

export function compare(before: Earlier, { runs, times = [] }: SmokeReport, factor: number): Compared {
  const failed = (all: Earlier['runs'], ok: boolean) => new Set(all.filter((run) => run.ok === ok).map(nameOfRun));
  const [wasGood, wasBad] = [failed(before.runs, true), failed(before.runs, false)];
  const slower = times.flatMap(({ call, p95: now }) => {
    const earlier = before.times.find((each) => each.call === call)?.p95;
    return earlier !== undefined && now > earlier * factor && now - earlier > NOISE
      ? [{ call, before: earlier, now }]
      : [];
  });
  return {
    since: before.started,
    newly: [...failed(runs, false)].filter((name) => wasGood.has(name)),
    mended: [...failed(runs, true)].filter((name) => wasBad.has(name)),
    slower,
  };
}
