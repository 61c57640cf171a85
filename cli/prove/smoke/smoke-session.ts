/** `smoke run`: prepares scenarios, members, codes and payments, runs them, writes the reports, decides the exit code. */
import type { Cli, SessionCli } from '#cli/frame/cli.ts';
import { say } from '#cli/frame/dictionary.ts';
import type { Given } from '#cli/frame/parameters.ts';
import { askShown } from '#cli/frame/prompt.ts';
import { canAsk, isReadByRunner } from '#cli/frame/terminal.ts';
import { plainStyle } from '#cli/frame/watch.ts';
import { act, latestSmsCode, operatorOf } from '#cli/parts/operator.ts';
import { PROMPT } from '#cli/parts/sms/sms-code.ts';
import { smsSourceOf } from '#cli/parts/sms/sms-source.ts';
import { isStandIn, type Profile } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { clean } from '#cli/text/width.ts';
import type { RunReport } from '../report/findings.ts';
import { say as ofSmoke } from './dictionary.ts';
import { say as ofFiles } from './file/dictionary.ts';
import { isScenarioFile } from './file/format.ts';
import { membersOf } from './members.ts';
import { notifierOf } from './notify.ts';
import type { smokeOptions } from './options.ts';
import type { Settle } from './ports.ts';
import type { Scenario } from './scenario.ts';
import { loadScenario } from './scenario-file.ts';
import { scenarios } from './scenarios/index.ts';
import { settleSourceOf } from './settle-source.ts';
import { smoke } from './smoke.ts';
import { masksFor, takesStdout, tryReports, writeReports } from './smoke-reports.ts';
import { judged } from './smoke-verdict.ts';
import { runLine } from './smoke-view.ts';

type Flags = Given<typeof smokeOptions>;

export const listScenarios = () =>
  scenarios.map(({ name, about, effect, role = null, settle = false, lasting = false }) => ({
    name,
    about,
    effect,
    role,
    settle,
    lasting,
  }));

export async function runSmoke(names: readonly string[], flags: Flags, cli: SessionCli) {
  const { report, noSkips } = flags;
  const printed = takesStdout(report, cli.json);
  // A dry run only lists the scenarios: what a step would send depends on earlier answers.
  if (cli.planner) return (await openSession(cli, names, flags)).plan;
  const notifier = notifierOf(flags.notify, cli);
  const session = await begin(names, flags, cli).catch(async (error: unknown) => {
    await notifier.unstarted(error);
    throw error;
  });
  const masks = isReadByRunner(cli.terminal) ? await masksFor(report) : undefined;
  if (masks) cli.output.confide(masks);
  const found = await session.run();
  await writeReports(cli.output, report, found);
  const fault = judged(found, noSkips, endingOf(cli.signal));
  await notifier.ended(found, fault);
  if (fault) throw fault;
  return { ...found, printed };
}

async function begin(names: readonly string[], flags: Flags, cli: SessionCli) {
  const session = await openSession(cli, names, flags);
  await tryReports(flags.report);
  return session;
}

const endingOf = ({ aborted, reason }: AbortSignal) =>
  aborted ? (reason === 'terminated' ? 'terminated' : 'interrupted') : undefined;

/** Prepares a run. A usage fault says what is missing, before anything is sent. */
export async function openSession(cli: SessionCli, names: readonly string[], flags: Flags) {
  const shop = await cli.shop();
  const { profile, clock, signal } = shop;
  const chosen = await named(names, flags);
  const operator = isStandIn(profile) ? await operatorOf(cli) : undefined;
  const gateway: Settle | undefined =
    operator && (async ({ order_sn }) => void (await act(operator, 'settle', { order_sn, outcome: 'paid' })));
  const sms = smsSourceOf(codesFrom(flags, profile, operator !== undefined), {
    clock,
    signal,
    env: cli.terminal.env,
    prompt: () => askCode(cli),
    sandbox: async (phone) => latestSmsCode(operator ?? (await operatorOf(cli)), phone),
  });
  const members = await membersOf(cli, shop, chosen, flags);
  const settle = settleSourceOf(flags.settle, cli, gateway);
  const { language } = cli;
  const style = plainStyle(cli);
  let isTold = false;
  const ready = {
    ...flags,
    scenarios: chosen,
    members,
    language,
    sms,
    settle,
    fetch: await cli.fetch(),
    each: (report: RunReport) => cli.output.err(runLine(report, style)),
    puttingBack(waiting: readonly string[]) {
      // Once for all walks side by side.
      if (!isTold) cli.note(ofSmoke.puttingBack);
      isTold = true;
      for (const each of waiting) cli.output.err(`  ${clean(each)}`);
    },
  };
  for (const { password, payPassword } of Object.values(members).flat()) {
    for (const secret of [password, payPassword]) if (secret) shop.learn(secret);
  }
  const walks = chosen.map(({ name, effect }) => ({ scenario: name, effect, times: flags.repeat ?? 1 }));
  return {
    plan: { dry_run: true as const, walks },
    run: () => smoke(shop, ready),
  };
}

/** The source of text message codes: the flag, else the profile, else the stand-in's operator, else a prompt. */
export const codesFrom = ({ sms }: Pick<Flags, 'sms'>, profile: Pick<Profile, 'sms'>, hasOperator: boolean): string =>
  sms ?? (profile.sms || (hasOperator ? 'sandbox' : PROMPT));

async function askCode({ terminal, json, say: inTheirLanguage, signal }: Cli): Promise<string> {
  if (!canAsk(terminal) || json) throw new Fault('login', say.smsNeeded, { next: say.smsWays });
  return askShown(inTheirLanguage('短信验证码', 'Code of the text message'), terminal, signal);
}

const writes = ({ effect }: Scenario): boolean => effect === 'write' || effect === 'money';

async function named(names: readonly string[], { readOnly, set }: Flags): Promise<readonly Scenario[]> {
  const found = new Map<string, { readonly scenario: Scenario; readonly from: string }>();
  for (const from of new Set(names)) {
    for (const scenario of await namedOne(from, Object.keys(set))) {
      const before = found.get(scenario.name);
      // Two different scenarios of one name would be indistinguishable in a report. One that is named twice (`all main-road`) runs once.
      if (before && before.scenario.run !== scenario.run) {
        throw new Fault('usage', ofFiles.sameName(scenario.name, `${before.from}, ${from}`));
      }
      found.set(scenario.name, { scenario, from });
    }
  }
  const all = [...found.values()].map(({ scenario }) => scenario);
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
