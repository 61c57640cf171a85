/** Runs scenarios against one shop, each with its own login. */
import { randomUUID } from 'node:crypto';
import type { Given } from '#cli/frame/parameters.ts';
import { savedLogin } from '#cli/parts/login.ts';
import type { SmsSource } from '#cli/parts/sms/sms-source.ts';
import { amountDue } from '#cli/prove/calling/call.ts';
import type { Finding } from '#cli/prove/contract/drift.ts';
import { compare, type Earlier } from '#cli/prove/report/compare.ts';
import type { RunReport, SmokeReport } from '#cli/prove/report/findings.ts';
import { type Asked, timesOf } from '#cli/prove/report/times.ts';
import { clientOf } from '#cli/shop/clients.ts';
import { say } from '#cli/shop/dictionary.ts';
import { around, createActs, effectOfFailing } from '#cli/shop/guard.ts';
import { localProfile } from '#cli/shop/profile.ts';
import type { Shop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import type { Language, Words } from '#cli/text/words.ts';
import type { Client } from '#shared/client/create.ts';
import { highestOf, toldSum } from '#shared/rules/pay/told-sum.ts';
import { type budgetOf, budgetRun } from './budget.ts';
import { createDemand } from './demand.ts';
import { say as smokeSays } from './dictionary.ts';
import type { Members } from './members.ts';
import type { smokeOptions } from './options.ts';
import type { Messages, Settle, SmokePorts } from './ports.ts';
import { runAll, type Task, tasksOf } from './run-all.ts';
import type { Scenario } from './scenario.ts';

/** The input of a run: some flags as they are, the rest prepared. */
export interface SmokeWanted
  extends Pick<Given<typeof smokeOptions>, 'repeat' | 'jobs' | 'set' | 'bail' | 'irreversible' | 'retries'> {
  readonly scenarios: readonly Scenario[];
  readonly hindered: ReadonlyMap<Scenario, Words>;
  readonly members: Members;
  readonly sms: SmsSource;
  readonly settle: Settle | undefined;
  readonly language: Language;
  readonly fetch: typeof fetch;
  readonly each: (report: RunReport) => void;
  readonly puttingBack: SmokePorts['puttingBack'];
  readonly budget: ReturnType<typeof budgetOf>;
  /** Deviations from the contract that a baseline has. */
  readonly isAccepted: (finding: Finding) => boolean;
  /** An earlier run, and the factor from which a call is slower. */
  readonly against: { readonly earlier: Earlier; readonly factor: number } | undefined;
}

/** Does not touch the saved login. */
export async function smoke(shop: Shop, wanted: SmokeWanted): Promise<SmokeReport> {
  const { scenarios, repeat = 1, jobs = 1, retries = 0, language, budget, against } = wanted;
  const tasks = tasksOf(scenarios, repeat);
  let broken = false;
  const started = shop.clock.now();
  const asked: Asked[] = [];
  const walked = await runAll(tasks, {
    jobs,
    retries,
    language,
    now: shop.clock.now,
    goOn: () => !shop.signal.aborted && !(wanted.bail && broken),
    each(report) {
      broken ||= !report.ok;
      wanted.each(report);
    },
    portsFor: portsFor(shop, wanted, asked),
  });
  const { name, kind, base } = shop.profile;
  const times = timesOf(asked);
  const overTime = budgetRun(budget, times, language);
  if (overTime) wanted.each(overTime);
  const runs = overTime ? [...walked, overTime] : walked;
  const ok = walked.length === tasks.length && runs.every((run) => run.ok);
  const scenario = scenarios.map((each) => each.name).join(',');
  const ms = shop.clock.now() - started;
  const report = { language, scenario, ok, started, ms, env: { name, kind, base }, runs, times };
  return against ? { ...report, compared: compare(against.earlier, report, against.factor) } : report;
}

const NOBODY = { user: '', password: '', payPassword: '' };

function portsFor(shop: Shop, wanted: SmokeWanted, all: Asked[]) {
  const { clock, signal, learn, profile, guard } = shop;
  const { settle, sms: smsCode, irreversible, puttingBack, hindered, fetch, isAccepted, set: values } = wanted;
  const messages: Messages = { verified: new Set(), sent: new Map() };
  const program =
    profile.name === localProfile.name ? `yaocang --base ${profile.base}` : `yaocang --env ${profile.name}`;
  const told = { settle, smsCode, irreversible, puttingBack, program, values };
  const alike = { ...told, clock, signal, learn, messages, once: randomUUID };
  return async ({ scenario: { role }, scenario }: Task, lane: number): Promise<SmokePorts | Words> => {
    const because = hindered.get(scenario);
    if (because) return because;
    const able = role === undefined ? [NOBODY] : (wanted.members[role] ?? []);
    const account = able[lane % Math.max(able.length, 1)];
    if (!account) return smokeSays.noMember(role ?? '');
    let repetitions = 0;
    const again = () => {
      repetitions += 1;
    };
    const asked: Asked[] = [];
    const session: Shop['session'] = { login: undefined };
    /** The same shop behind the same guard, with the walk's own login. */
    const clientUntil = (ending: AbortSignal, demand = createDemand()): Client => {
      const own = { ...demand, acts: createActs(), signal: ending, random: Math.random };
      return clientOf(profile, session, { ...own, fetch, guard, clock, learn, again });
    };
    const demand = createDemand();
    const client = clientUntil(signal, demand);
    // It restores after the run was interrupted.
    const late = new AbortController();
    return {
      ...alike,
      client: timed(client, (each) => {
        asked.push(each);
        all.push(each);
      }),
      asked,
      noted: demand.noted,
      deviating: () => demand.deviating().filter((each) => !isAccepted(each)),
      clearing: { client: clientUntil(late.signal), signal: late.signal, giveUp: () => late.abort() },
      account,
      lane,
      repetitions: () => repetitions,
      spend: (fen, on) => spend({ ...shop, session, client }, fen, on),
      failing: (call) => guard.check({ path: call.path, effect: effectOfFailing(call) }),
      signIn(user, answer) {
        if (answer) learn(answer.token);
        session.login = answer && savedLogin(user, answer);
      },
    };
  };
}

const timed = (client: Client, tell: (asked: Asked) => void): Client =>
  around(client, async ({ path }, options, ask) => {
    const began = performance.now();
    try {
      return await ask(options);
    } finally {
      tell({ call: path, ms: performance.now() - began });
    }
  });

/** On production a payment that costs more than its file's `spend` is refused. */
async function spend(shop: Shop, fen: number, on: Parameters<SmokePorts['spend']>[1]): Promise<void> {
  const sum = on && (await amountDue(shop, on));
  const due = sum && highestOf(sum);
  if (on && due !== undefined && due > fen) throw new Fault('guard', say.costsMore(due, fen), { call: on.call.path });
  await shop.guard.spend(toldSum(fen));
}
