/** Prepares a smoke run from what the command line says: scenarios, members, source of codes. */

import type { Leave } from '#cli/frame/pause.ts';
import { latestSmsCode, type OperatorPorts, operate } from '#cli/parts/operator.ts';
import { smsSourceOf } from '#cli/parts/sms/sms-source.ts';
import type { SmokeReport } from '#cli/prove/report/findings.ts';
import { fieldsOf, jsonOf } from '#cli/shop/json.ts';
import { readPrivate } from '#cli/shop/private-file.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Language } from '#cli/text/words.ts';
import type { Flow } from '#shared/flows/flow.ts';
import { say as ofFiles } from './file/dictionary.ts';
import { type Account, type Role, roles, type Scenario, type Unsettled } from './ports.ts';
import { isScenarioFile, loadScenario } from './scenario-file.ts';
import { scenarios } from './scenarios/index.ts';
import { settleSourceOf } from './settle-source.ts';
import { smoke } from './smoke.ts';
import { type Hearing, progressOf, type SmokeProgress } from './smoke-progress.ts';

export { masksFor, takesStdout, tryReports, writeReports, writeSummary } from './smoke-reports.ts';
export { judged } from './smoke-verdict.ts';

/** What the command line says. */
export interface SessionWanted {
  readonly user: string | undefined;
  readonly members: string | undefined;
  readonly set: Readonly<Record<string, string>>;
  readonly repeat: number | undefined;
  readonly jobs: number | undefined;
  readonly sms: string | undefined;
  readonly settle: string | undefined;
  readonly bail: boolean;
  readonly readOnly: boolean;
}

/** What a session asks of the program around it. */
export interface SessionPorts {
  readonly language: Language;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly operator: () => Promise<OperatorPorts>;
  readonly fetch: () => Promise<typeof fetch>;
  readonly secret: (which: 'password' | 'payPassword', otherwise?: string) => Promise<string>;
  readonly prompt: (signal: AbortSignal) => Promise<string>;
  /** Shows a code to a person, and resolves when they say that they paid. */
  readonly pay: (payment: Unsettled, signal: AbortSignal) => Promise<unknown>;
}

/** The built-in scenarios as they are listed. */
export const listScenarios = () =>
  scenarios.map(({ name, about, effect, role, settle }) => ({
    name,
    about,
    effect,
    role: role ?? null,
    settle: settle === true,
  }));

/** A smoke run that is ready. */
export interface Session {
  /** The walks that it would take, with what each does at most. */
  readonly plan: SmokePlan;
  /** A person may have to answer something while it runs, so that no screen may be drawn meanwhile. */
  readonly asks: boolean;
  run(hearing: Hearing): Promise<SmokeReport>;
  /** The same run, told step by step. */
  watched(): Flow<SmokeProgress, Leave, SmokeReport>;
}

export interface SmokePlan {
  readonly dry_run: true;
  readonly walks: readonly { readonly scenario: string; readonly effect: string; readonly times: number }[];
}

const planOf = (chosen: readonly Scenario[], times: number): SmokePlan => ({
  dry_run: true,
  walks: chosen.map(({ name, effect, rows }) => ({ scenario: name, effect, times: times * (rows?.length ?? 1) })),
});

/** Makes everything ready; a usage fault says what is missing, before anything is asked of the shop. */
export async function openSession(
  shop: Shop,
  names: readonly string[],
  wanted: SessionWanted,
  ports: SessionPorts,
): Promise<Session> {
  const isStandIn = shop.profile.kind === 'local' || shop.profile.kind === 'sandbox';
  const chosen = await named(names, wanted);
  const operator = isStandIn ? await ports.operator() : undefined;
  const source = wanted.sms ?? (isStandIn ? 'sandbox' : 'prompt');
  const sms = smsSourceOf(source, {
    clock: shop.clock,
    signal: shop.signal,
    env: ports.env,
    prompt: ports.prompt,
    sandbox: async (phone) => latestSmsCode(await ports.operator(), phone),
  });
  const ready = {
    scenarios: chosen,
    members: await membersOf(shop, chosen, wanted, ports, isStandIn),
    times: wanted.repeat ?? 1,
    jobs: wanted.jobs ?? 1,
    language: ports.language,
    values: wanted.set,
    sms,
    settle: settleSourceOf(wanted.settle, {
      signal: shop.signal,
      env: ports.env,
      prompt: ports.pay,
      sandbox:
        operator && (async ({ order_sn }) => void (await operate(operator, 'settle', { order_sn, outcome: 'paid' }))),
    }),
    bail: wanted.bail,
    fetch: await ports.fetch(),
  };
  for (const { password, payPassword } of Object.values(ready.members).flat()) {
    for (const secret of [password, payPassword]) if (secret) shop.learn(secret);
  }
  const plan = planOf(chosen, ready.times);
  const total = plan.walks.reduce((sum, { times }) => sum + times, 0);
  const asks = shop.profile.kind === 'production' || source === 'prompt' || wanted.settle === 'prompt';
  return {
    plan,
    asks,
    run: (hearing) => smoke(shop, ready, hearing),
    watched: () => progressOf((hearing) => smoke(shop, ready, hearing), total, shop.clock.now),
  };
}

const ORDER = ['read', 'session', 'write', 'money'] as const;
const writes = ({ effect }: Scenario): boolean => ORDER.indexOf(effect) > ORDER.indexOf('session');

async function named(names: readonly string[], { readOnly, set }: SessionWanted): Promise<readonly Scenario[]> {
  const found = new Map<string, Scenario>();
  const from = new Map<string, string>();
  for (const name of new Set(names)) {
    for (const scenario of await namedOne(name, Object.keys(set))) {
      const before = found.get(scenario.name);
      // A report could not tell them apart; a built-in one that was meant twice, as in `all main-road`, is walked once.
      if (before && before.run !== scenario.run) {
        throw new Fault('usage', ofFiles.sameName(scenario.name, `${from.get(scenario.name)}, ${name}`));
      }
      found.set(scenario.name, scenario);
      from.set(scenario.name, name);
    }
  }
  const all = [...found.values()];
  return readOnly ? all.filter((scenario) => !writes(scenario)) : all;
}

async function namedOne(name: string, set: readonly string[]): Promise<readonly Scenario[]> {
  if (name === 'all') return scenarios;
  if (isScenarioFile(name)) return [await loadScenario(name, set)];
  const one = scenarios.find((scenario) => scenario.name === name);
  if (one) return [one];
  throw new Fault('usage', [`没有名为 ${name} 的场景`, `there is no scenario called ${name}`], {
    next: ['查看全部：yaocang smoke list', 'see all: yaocang smoke list'],
  });
}

/** The members that the chosen scenarios walk as: visitors need none, and only what pays, or a file, needs a payment password. */
async function membersOf(
  shop: Shop,
  chosen: readonly Scenario[],
  { user, members }: SessionWanted,
  { secret }: SessionPorts,
  isStandIn: boolean,
): Promise<Members> {
  const others = members === undefined ? (isStandIn ? demoMembers : {}) : await readMembers(members);
  if (chosen.every(({ role }) => !role)) return others;
  const name = user ?? (isStandIn || members !== undefined ? undefined : shop.session.login?.user_name);
  if (name === undefined) {
    if (isStandIn || members !== undefined) return others;
    throw new Fault('usage', ['请用 --user 或 --members 指定会员', 'name members with --user or --members']);
  }
  const known = isStandIn ? demoMembers.buyer?.[0] : undefined;
  const account = {
    user: name,
    password: await secret('password', known?.password),
    payPassword: chosen.some((each) => each.effect === 'money' || !scenarios.includes(each))
      ? await secret('payPassword', known?.payPassword)
      : (known?.payPassword ?? ''),
  };
  return { ...others, buyer: [account] };
}

/** Members by what they are good for. */
export type Members = Partial<Readonly<Record<Role, readonly Account[]>>>;

const demo = (user: string): Account => ({ user, password: 'Yaocang2026', payPassword: '246810' });

/** The demonstration members of a fresh stand-in. */
export const demoMembers: Members = {
  buyer: ['yaodian', 'liansuo', 'liansuo2'].map(demo),
  credit: [demo('feixianjie')],
  unverified: [demo('weirenzheng')],
  narrow: [demo('fanweiwai')],
  chain: [demo('liansuo')],
};

/**
 * Reads members from a 0600 file: `{"buyer":[{"user":…,"password":…,"pay_password":…}],"unverified":[…]}`. Throws a usage
 * fault that says what is wrong with it.
 */
export async function readMembers(file: string): Promise<Members> {
  const text = await readPrivate(file);
  if (text === undefined) throw new Fault('usage', [`找不到文件 ${file}`, `there is no file ${file}`]);
  const raw = fieldsOf(jsonOf(text));
  if (!raw) throw damaged(file, 'JSON');
  const unknown = Object.keys(raw).filter((name) => !roles.some((role) => role === name));
  if (unknown.length > 0) throw damaged(file, `${unknown.join(', ')}: ${roles.join(', ')}`);
  return Object.fromEntries(Object.entries(raw).map(([role, all]) => [role, accounts(all, `${file} ${role}`)]));
}

function accounts(raw: unknown, where: string): Account[] {
  if (!Array.isArray(raw)) throw damaged(where, 'a list');
  return raw.map((each: Readonly<Record<string, unknown>> | null) => {
    const { user, password, pay_password = '' } = each ?? {};
    if (typeof user === 'string' && typeof password === 'string' && typeof pay_password === 'string') {
      return { user, password, payPassword: pay_password };
    }
    throw damaged(where, 'user, password, pay_password');
  });
}

const damaged = (where: string, needs: string): Fault =>
  new Fault('usage', [`${where} 有误，应为：${needs}`, `${where} is not as it should be: ${needs}`]);
