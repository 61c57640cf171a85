/** The contract check: sends every reading call and compares the answers with their declarations. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import type { Planner } from '#cli/shop/plan.ts';
import { readNamed } from '#cli/shop/private-file.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { safeJson } from '#cli/text/safe-text.ts';
import { dictionary } from '#cli/text/words.ts';
import { hasAnswered } from './answered.ts';
import { type Finding, isDeviation, keyOf } from './drift.ts';
import { calledLike, noSuchCall, type SurveyState, survey } from './survey.ts';

export interface ContractWanted {
  /** Only calls whose path contains one of these words. */
  readonly words: readonly string[];
  readonly baseline: string | undefined;
  readonly accept: boolean;
  /** Set on a dry run, which writes nothing. */
  readonly planner?: Planner | undefined;
}

/** With `accept` the deviations are written to the baseline. */
export async function checkContract(shop: UnaskedShop, { words, baseline, accept, planner }: ContractWanted) {
  if (accept && baseline === undefined) throw new Fault('usage', say.needBaseline);
  const known = baseline === undefined ? new Set<string>() : await readBaseline(baseline);
  const calls = await survey(shop, calledLike(words));
  const all = calls.flatMap(({ findings }) => findings);
  const found = all.filter(isDeviation);
  const notes = all.filter((each) => !isDeviation(each));
  if (accept && baseline !== undefined) {
    planner?.write(baseline);
    await writeBaseline(baseline, found);
    return { calls, fresh: [], accepted: found.length, gone: [] as string[], notes };
  }
  const keys = new Set(all.map(keyOf));
  const answered = new Set(calls.filter(hasAnswered).map(({ call }) => call));
  return {
    calls,
    notes,
    fresh: found.filter((each) => !known.has(keyOf(each))),
    accepted: found.filter((each) => known.has(keyOf(each))).length,
    // Only of calls that answered.
    gone: [...known].filter((key) => !keys.has(key) && answered.has(key.split(' | ', 1)[0] ?? '')),
  };
}

export type ContractReport = Awaited<ReturnType<typeof checkContract>>;

/** New deviations are drift. A check in which nothing answered is a failure, too. */
export function judgeContract({ calls, fresh }: ContractReport): Fault | undefined {
  if (fresh.length > 0) return new Fault('drift', say.drifted(fresh.length), { next: say.acceptThem });
  if (calls.length === 0) return new Fault('usage', noSuchCall);
  if (calls.some(hasAnswered)) return undefined;
  if (calls.every(({ state }) => state === 'absent')) return new Fault('server', say.nothingOffered(calls.length));
  const state = SILENCE.find((each) => calls.some((call) => call.state === each));
  return new Fault(state === 'failed' ? 'network' : state === 'login' ? 'login' : 'server', say.nothingAnswered);
}

/** Why nothing answered: the first of these states that occurred. */
const SILENCE = ['failed', 'login'] as const satisfies readonly SurveyState[];

/** The accepted deviations; none if the file does not exist. */
export async function readBaseline(file: string): Promise<ReadonlySet<string>> {
  if (!existsSync(file)) return new Set();
  const accepted = fieldsOf(jsonOf(await readNamed(file)))?.accepted;
  if (Array.isArray(accepted)) return new Set(accepted.map(String));
  throw new Fault('usage', say.badBaseline(file));
}

/** Whether the baseline has a finding, whatever value came in its place. */
export async function acceptedBy(file: string | undefined): Promise<(finding: Finding) => boolean> {
  const place = (key: string) => key.split(' | ').slice(0, 3).join(' | ');
  const accepted = new Set(file === undefined ? [] : [...(await readBaseline(file))].map(place));
  return (finding) => accepted.has(place(keyOf(finding)));
}

/** One sorted line for each deviation, so that diffs are readable. */
export const writeBaseline = (file: string, findings: readonly Finding[]): Promise<void> =>
  writeFile(file, `${safeJson(JSON.stringify({ v: 1, accepted: findings.map(keyOf).sort() }, null, 2))}\n`);

export const say = dictionary({
  drifted: ['{count} 处与约定不符', '{count} deviations from the contract'],
  acceptThem: ['确认无误后：--baseline 文件 --accept', 'once they are looked into: --baseline FILE --accept'],
  badBaseline: ['{file} 不是基线文件', '{file} is no baseline'],
  nothingOffered: ['{count} 个接口，商城均未提供', 'the shop offers none of {count} calls'],
  nothingAnswered: ['没有接口应答，什么也没检查到', 'no call answered: nothing was checked'],
  needBaseline: ['--accept 需要 --baseline 文件', '--accept needs --baseline FILE'],
});
