/** The smoke run: walks scenarios with this run's shop, each walk with a login of its own. */
import { randomUUID } from 'node:crypto';
import type { SmokeReport } from '#cli/report/findings.ts';
import { bare, toldTrouble } from '#cli/report/findings.ts';
import type { Operate, SmokePorts } from '#cli/smoke/ports.ts';
import { runAll, type Task, tasksOf } from '#cli/smoke/run-all.ts';
import type { Scenario } from '#cli/smoke/scenario.ts';
import type { Explained } from '#cli/smoke/teller.ts';
import { bracketed, type Language, plainly, type Words } from '#cli/words/words.ts';
import { CancelledError } from '#shared/errors.ts';
import { openShop, type Shop } from './access/shop.ts';
import { failureOf } from './failure.ts';
import { Fault } from './fault.ts';
import { keptLogin } from './login.ts';
import { isPhoneName, isSecretName } from './redaction/names.ts';
import { HIDDEN, maskPhone } from './redaction/redactor.ts';
import type { Members } from './smoke-members.ts';
import type { Hearing } from './smoke-progress.ts';
import type { SmsSource } from './sms-source.ts';

export { drawingOf } from '#cli/report/draw.ts';

export interface SmokeWanted {
  readonly scenarios: readonly Scenario[];
  readonly members: Members;
  readonly times: number;
  readonly jobs: number;
  /** Named values for the scenarios. */
  readonly values: Readonly<Record<string, string>>;
  /** Plays the operator; absent where nobody does. */
  readonly operate: Operate | undefined;
  readonly sms: SmsSource;
  readonly language: Language;
  /** The network, for the shops of walks side by side. */
  readonly fetch: typeof fetch;
}

/** Walks the scenarios; the kept login stays as it is. */
export async function smoke(shop: Shop, wanted: SmokeWanted, hearing: Hearing): Promise<SmokeReport> {
  const { scenarios, members, times, values } = wanted;
  for (const { password, payPassword } of Object.values(members).flat()) {
    shop.learn(password);
    shop.learn(payPassword);
  }
  const tasks = tasksOf(scenarios, times, values);
  const started = shop.clock.now();
  const runs = await runAll(tasks, {
    jobs: wanted.jobs,
    language: wanted.language,
    explain,
    mask,
    now: shop.clock.now,
    goOn: () => !shop.signal.aborted,
    each: hearing.each,
    portsFor: (task, lane) => portsFor(shop, wanted, hearing, task, lane),
  });
  const { name, kind, base } = shop.profile;
  const ok = runs.length === tasks.length && runs.every((run) => run.ok);
  const scenario = scenarios.map((each) => each.name).join(',');
  return {
    language: wanted.language,
    scenario,
    ok,
    started,
    ms: shop.clock.now() - started,
    env: { name, kind, base },
    runs,
  };
}

/** What an error means that kept a step from asserting anything, with its detail and the next step. */
function explain(error: unknown): Explained {
  const { code, words, detail, next, kind } = failureOf(error);
  const exactly = kind === 'InternalError' ? String(error) : detail;
  const told = exactly === undefined ? words : bracketed(words, plainly(exactly));
  return { code, words: next ? [`${told[0]}；${next[0]}`, `${told[1]}; ${next[1]}`] : told };
}

/** A value by the last name of its field's path, hidden where nobody may read it. */
function mask(field: string, value: string): string {
  const name = /(\w+)\W*$/.exec(field)?.[1] ?? '';
  if (isSecretName(name)) return HIDDEN;
  return isPhoneName(name) ? maskPhone(value) : value;
}

const NOBODY = { user: '', password: '', payPassword: '' };

async function portsFor(
  shop: Shop,
  wanted: SmokeWanted,
  { stepping }: Hearing,
  task: Task,
  lane: number,
): Promise<SmokePorts | Words> {
  const { role, operator } = task.scenario;
  if (operator && !wanted.operate) return ['此环境没有可扮演的运营方', 'nobody plays the operator here'];
  const able = role === undefined ? [NOBODY] : (wanted.members[role] ?? []);
  const account = able[lane % Math.max(able.length, 1)];
  if (!account) return [`没有指定 ${role} 类会员`, `no member of the kind ${role} was named`];
  const mine = await ownShop(shop, wanted);
  return {
    client: mine.client,
    clock: shop.clock,
    signal: shop.signal,
    account,
    lane,
    stepping:
      stepping && ((step) => stepping({ lane, scenario: task.scenario.name, run: task.run, row: task.row }, step)),
    values: task.values,
    operate: wanted.operate,
    visit: wanted.operate && ((address, init) => wanted.fetch(address, { ...init, redirect: 'manual' })),
    spend: shop.guard.spend,
    smsCode: wanted.sms,
    once: randomUUID,
    learn: shop.learn,
    signIn(user, answer) {
      if (answer) shop.learn(answer.token);
      mine.session.login = answer && keptLogin(user, answer);
    },
  };
}

/** The same shop, behind the same guard, with a login of its own. */
function ownShop({ profile, guard, clock, signal, learn }: Shop, { fetch }: SmokeWanted): Promise<Shop> {
  return openShop(profile, undefined, { fetch, guard, clock, signal, random: Math.random, learn });
}

/** Turns findings with a failed walk into the fault of that failure; its exit code is the one that the failure deserves. */
export function judged(report: SmokeReport): SmokeReport {
  const failed = report.runs.find((run) => !run.ok);
  // Interrupted: between two walks, or within one. The frame knows by which signal.
  if (!failed && !report.ok) throw new CancelledError('smoke');
  if (!failed) return report;
  if (failed.thrown instanceof CancelledError) throw failed.thrown;
  const step = failed.steps.find((each) => each.trouble);
  const trouble = step?.trouble;
  const { code } = trouble?.kind === 'failure' ? { code: 'assertion' as const } : failureOf(failed.thrown);
  const message = trouble ? toldTrouble(trouble) : '';
  const { scenario, run } = failed;
  const words = [
    `${scenario} 第 ${run} 遍未通过：${step?.name}：${message}`,
    `run ${run} of ${scenario} failed: ${step?.name}: ${message}`,
  ] as const;
  throw new Fault(code, words, { data: bare(report), ...(trouble?.call ? { call: trouble.call } : {}) });
}
