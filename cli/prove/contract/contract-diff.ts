/** `contract diff`: the answers of two environments, or of one at two times, beside each other. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { readNamed } from '#cli/shop/private-file.ts';
import type { UnaskedShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { safeJson } from '#cli/text/safe-text.ts';
import { dictionary, inLanguage, type Language, type Words } from '#cli/text/words.ts';
import type { RunReport, SmokeReport, StepReport } from '../report/findings.ts';
import { CHANGES, cameWords, hasAnswered, STATES } from './answered.ts';
import { isDeviation, keyOf } from './drift.ts';
import { type Shape, shapeDifferences, shapeOf } from './shapes.ts';
import { calledLike, noSuchCall, type SurveyState, survey } from './survey.ts';

/** What the reading calls of one environment answered, without any value. */
export interface Snapshot {
  readonly v: 1;
  readonly name: string;
  readonly kind: string;
  readonly base: string;
  /** ms since 1970 */
  readonly taken: number;
  readonly calls: readonly {
    readonly call: string;
    readonly state: SurveyState;
    readonly shape: Shape;
    /** Deviations from the declaration. */
    readonly drift: readonly string[];
  }[];
}

export interface Change {
  readonly call: string;
  readonly path: string;
  readonly kind: keyof typeof CHANGES;
  readonly was: string;
  readonly is: string;
  /** The shop or this tool uses what changed; anything else is only told. */
  readonly breaks: boolean;
}

export async function takeSnapshot(shop: UnaskedShop, words: readonly string[]): Promise<Snapshot> {
  const shapes = new Map<string, Shape>();
  const rows = await survey(shop, calledLike(words), ({ path }, raw) => shapes.set(path, shapeOf(raw)));
  if (rows.length === 0) throw new Fault('usage', noSuchCall);
  const { name, kind, base } = shop.profile;
  const calls = rows.map(({ call, state, findings }) => {
    const drift = findings.filter(isDeviation).map(keyOf);
    return { call, state, shape: shapes.get(call) ?? {}, drift };
  });
  return { v: 1, name, kind, base, taken: shop.clock.now(), calls };
}

/** The snapshot of an earlier survey, by `--out`; undefined where the name is no file. */
export async function readSnapshot(file: string): Promise<Snapshot | undefined> {
  if (!existsSync(file)) return undefined;
  const found = fieldsOf(jsonOf(await readNamed(file)));
  if (found?.v === 1 && Array.isArray(found.calls)) return found as unknown as Snapshot;
  throw new Fault('usage', say.noSnapshot(file));
}

export const writeSnapshot = (file: string, snapshot: Snapshot): Promise<void> =>
  writeFile(file, `${safeJson(JSON.stringify(snapshot))}\n`);

/** What is other in `now`. Calls that one of the two did not answer for want of a login or of data are told apart. */
export function diffOf(before: Snapshot, now: Snapshot) {
  const pairs = now.calls.flatMap((is) => {
    const was = before.calls.find(({ call }) => call === is.call);
    return was ? [{ was, is }] : [];
  });
  const both = pairs.filter(({ was, is }) => hasAnswered(was) && hasAnswered(is));
  const gone = pairs
    .filter(({ was, is }) => hasAnswered(was) && (is.state === 'absent' || is.state === 'failed'))
    .map(({ was, is }): Change => {
      const kind = is.state === 'absent' ? 'gone' : 'unanswered';
      return { call: is.call, path: '.', kind, was: was.state, is: is.state, breaks: true };
    });
  const silent = pairs.filter((each) => !both.includes(each) && !gone.some(({ call }) => call === each.is.call));
  const changes = [...gone, ...both.flatMap(({ was, is }) => changesIn(was, is))];
  return {
    before: { name: before.name, base: before.base, taken: before.taken },
    now: { name: now.name, kind: now.kind, base: now.base, taken: now.taken },
    compared: both.map(({ is }) => is.call),
    // But for calls that neither offers.
    uncompared: silent
      .map(({ was, is }) => ({ call: is.call, was: was.state, is: is.state }))
      .filter(({ was, is }) => was !== 'absent' || is !== 'absent'),
    changes: changes.sort((a, b) => Number(b.breaks) - Number(a.breaks)),
  };
}
export type ContractDiff = ReturnType<typeof diffOf>;

type Asked = Snapshot['calls'][number];

/**
 * What deviates from the declaration only now breaks: a field that is needed is gone, or cannot be read. Rows that lack it may be
 * left out; the deviation is then their list's.
 */
function changesIn(was: Asked, is: Asked): Change[] {
  const { call } = is;
  const drift = is.drift.filter((key) => !was.drift.includes(key)).map((key) => key.split(' | '));
  const isOf = ({ path, kind }: Pick<Change, 'path' | 'kind'>, deviates: string) => {
    const place = path.replaceAll('[]', '.*');
    return place === deviates || (kind === 'missing' && place.startsWith(`${deviates}.*.`));
  };
  const fields = shapeDifferences(was.shape, is.shape).map(
    (each): Change => ({ call, ...each, breaks: drift.some(([, path = '']) => isOf(each, path)) }),
  );
  const others = drift.filter(([, path = '']) => !fields.some((each) => isOf(each, path)));
  return [
    ...fields,
    ...others.map(
      ([, path = '', , was = '', is = '']): Change => ({ call, path, kind: 'drift', was, is, breaks: true }),
    ),
  ];
}

export function judgeDiff({ changes, compared }: ContractDiff): Fault | undefined {
  const broken = changes.filter(({ breaks }) => breaks);
  if (broken.length > 0) return new Fault('drift', say.breaks(broken.length), { call: broken[0]?.call });
  return compared.length === 0 ? new Fault('assertion', say.nothing) : undefined;
}

/** As the reports of smoke runs show it: a run for each call, a failed step for each change that breaks. */
export function diffReport(
  { before, now, changes, compared, uncompared }: ContractDiff,
  language: SmokeReport['language'],
): SmokeReport {
  const stateOf = ({ name }: { readonly name: string }, state: SurveyState) =>
    `${name}: ${inLanguage(STATES[state], language)}`;
  const skipped = uncompared.map(({ call, was, is }): RunReport => {
    const because = `${stateOf(before, was)}; ${stateOf(now, is)}`;
    const step = { id: call, name: '?', call, state: 'skipped' as const, ms: 0, because };
    return { scenario: call, run: 1, ok: true, ms: 0, steps: [step], left: [] };
  });
  const calls = [...new Set([...changes.map(({ call }) => call), ...compared])].sort();
  const runs = calls.map((call): RunReport => {
    const own = changes.filter((each) => each.call === call);
    const steps =
      own.length === 0 ? [stepOf(call, undefined, language)] : own.map((each) => stepOf(call, each, language));
    return { scenario: call, run: 1, ok: own.every(({ breaks }) => !breaks), ms: 0, steps, left: [] };
  });
  const scenario = `contract diff ${before.name} → ${now.name}`;
  const env = { name: now.name, kind: now.kind, base: now.base };
  return {
    language,
    tool: 'contract diff',
    scenario,
    ok: runs.every(({ ok }) => ok),
    started: now.taken,
    ms: 0,
    env,
    runs: [...runs, ...skipped],
  };
}

function stepOf(call: string, change: Change | undefined, language: Language): StepReport {
  if (!change) return { id: call, name: '=', call, state: 'passed', ms: 0 };
  const { path, kind, breaks } = change;
  const told = (words: Words) => inLanguage(words, language);
  const [rule, was, is] = [CHANGES[kind], cameWords(change.was), cameWords(change.is)].map(told) as [
    string,
    string,
    string,
  ];
  const name = `${rule} ${path}: ${was} → ${is}`;
  const step = { id: `${kind} ${path}`, name, call, ms: 0 };
  if (!breaks) return { ...step, state: 'passed' };
  const unmet = { field: path, rule, expected: was, got: is, message: name };
  return { ...step, state: 'failed', trouble: { kind: 'failure', code: 'drift', call, ...unmet } };
}

export const say = dictionary({
  breaks: ['{count} 处变化会影响商城或本工具', '{count} changes break the shop or this tool'],
  nothing: ['没有两边都应答的接口，什么也没比较', 'no call was answered by both: nothing was compared'],
  noSnapshot: ['{file} 不是 contract diff --out 写的文件', '{file} was not written by contract diff --out'],
  oneVisitor: [
    '{name} 未登录：只有会员看得到的也算作不同；先 yaocang --env {name} login 用户名',
    '{name} has no login: what only members see counts as other; first: yaocang --env {name} login USER',
  ],
  needAgainst: [
    '请用 --against 指定环境或文件，或用 --out 保存',
    'name a profile or a file with --against, or keep this with --out',
  ],
});
