/** `smoke run`: prepares scenarios, members, codes and payments, runs them, writes the reports, decides the exit code. */
import { existsSync } from 'node:fs';
import type { Cli, SessionCli } from '#cli/frame/cli.ts';
import type { FailedLine } from '#cli/frame/command.ts';
import type { Output } from '#cli/frame/output.ts';
import type { Given } from '#cli/frame/parameters.ts';
import { given } from '#cli/frame/run.ts';
import { isReadByRunner } from '#cli/frame/terminal.ts';
import { plainStyle } from '#cli/frame/watch.ts';
import { act, operatorOf } from '#cli/parts/operator.ts';
import { smsSource } from '#cli/parts/sms/sms-code.ts';
import { failureOf } from '#cli/shop/failure.ts';
import { readNamed } from '#cli/shop/private-file.ts';
import { isStandIn, mayLast } from '#cli/shop/profile.ts';
import { Fault } from '#cli/text/fault.ts';
import { clean } from '#cli/text/width.ts';
import type { Words } from '#cli/text/words.ts';
import { acceptedBy } from '../contract/contract-check.ts';
import { readEarlier } from '../report/compare.ts';
import type { RunReport, SmokeReport } from '../report/findings.ts';
import { budgetOf } from './budget.ts';
import { judgedHere, meant } from './choose.ts';
import { say as ofSmoke } from './dictionary.ts';
import { buyerOf, membersBeside, settleSourceOf } from './members.ts';
import { type Notify, notifierOf } from './notify.ts';
import type { smokeOptions } from './options.ts';
import type { Settle } from './ports.ts';
import { scenarios } from './scenarios/index.ts';
import { setValues } from './set-values.ts';
import { type SmokeWanted, smoke } from './smoke.ts';
import {
  addSummary,
  failedReport,
  masksFor,
  reportFailure as reportLine,
  startReports,
  takesStdout,
  writeReports,
} from './smoke-reports.ts';
import { judged } from './smoke-verdict.ts';
import { runLine } from './smoke-view.ts';
import { GRACE } from './walk.ts';

type Flags = Given<typeof smokeOptions>;

/** Outputs of runs whose end was told. */
const toldBy = new WeakSet<Output>();

/** A line that cannot be read is told like any run that could not start: in its reports, in the job's summary, to the robot. */
export async function reportFailure(line: FailedLine): Promise<void> {
  await reportLine(line);
  if (toldBy.has(line.output)) return;
  const found = failedReport(line.language, line.name, line.error);
  await addSummary(line, found);
  try {
    const notify = notifierOf(given(line.words, '--notify'), { ...line, note: () => undefined });
    await notify(found, failureOf(line.error).words);
  } catch {
    // What is wrong with the line may be the robot's address.
  }
}

export const listScenarios = () =>
  scenarios.map(({ name, about, effect, role = null, settle = false, lasting, tags }) => ({
    name,
    about,
    effect,
    role,
    settle,
    lasting: lasting !== undefined,
    tags,
  }));

export async function runSmoke(names: readonly string[], flags: Flags, cli: SessionCli) {
  const { report, noSkips } = flags;
  const printed = takesStdout(report, cli.json);
  // A dry run only lists the scenarios: what a step would send depends on earlier answers.
  if (cli.planner) return (await openSession(cli, names, flags)).plan;
  let notify: Notify = async () => undefined;
  const tell = async (found: SmokeReport, why: Words | undefined) => {
    toldBy.add(cli.output);
    await addSummary(cli, found);
    await notify(found, why);
    await writeReports(cli.output, report, found);
  };
  // Before the reports are written anew: it may be the same file.
  const against = await earlierOf(flags, cli);
  const session = await (async () => {
    notify = notifierOf(flags.notify, cli);
    await startReports(cli.output, report, await unstarted(cli, names, new Fault('interrupted', ofSmoke.notEnded)));
    return openSession(cli, names, flags, against);
  })().catch(async (error: unknown) => {
    await tell(await unstarted(cli, names, error), failureOf(error).words).catch(() => undefined);
    throw error;
  });
  const masks = isReadByRunner(cli.terminal) ? await masksFor(report) : undefined;
  if (masks) cli.output.confide(masks);
  // From here on something may have to be put back.
  cli.mayTake(GRACE + 2000);
  const found = await session.run();
  const fault = judged(found, noSkips, endingOf(cli.signal));
  await tell({ ...found, ok: fault === undefined }, fault?.words);
  if (fault) throw fault;
  return { ...found, printed };
}

async function earlierOf({ compare: file, slower = '2' }: Flags, cli: Cli): Promise<SmokeWanted['against']> {
  const factor = Number(slower);
  if (!(factor >= 1)) throw new Fault('usage', ofSmoke.noFactor);
  if (file === undefined) return undefined;
  if (existsSync(file)) return { earlier: readEarlier(file, await readNamed(file)), factor };
  cli.note(ofSmoke.noEarlier(file));
  return undefined;
}

/** The name of the environment may be the mistake. */
async function unstarted(cli: Cli, names: readonly string[], thrown: unknown): Promise<SmokeReport> {
  const { name, kind, base } = await cli.profile().catch(() => ({ name: '', kind: '', base: '' }));
  const env = name === '' ? {} : { env: { name, kind, base } };
  return failedReport(cli.language, names.join(',') || 'all', thrown, { ...env, started: cli.clock.now() });
}

const endingOf = ({ aborted, reason }: AbortSignal) =>
  aborted ? (reason === 'terminated' ? 'terminated' : 'interrupted') : undefined;

/** Prepares a run. A fault says what is missing, before any scenario sends anything. */
export async function openSession(
  cli: SessionCli,
  names: readonly string[],
  flags: Flags,
  against?: SmokeWanted['against'],
) {
  const budget = budgetOf(flags.budget);
  const isAccepted = await acceptedBy(flags.baseline);
  const all = await meant(names, flags);
  const here = await cli.profile();
  const irreversible = flags.irreversible || mayLast(here);
  const others = await membersBeside(here, flags);
  const buyer = await buyerOf(cli, flags);
  const chosen = judgedHere(all, flags, {
    irreversible,
    settles: isStandIn(here) || flags.settle !== undefined,
    // Without a member of its own the run asks for one.
    roles: ['buyer', ...Object.keys(others)],
    lacks: await cli.lacking(),
    lacksOfBuyer: buyer.lacking,
  });
  const set = await setValues(cli, flags.set);
  const shop = await cli.shop();
  const operator = isStandIn(here) ? await operatorOf(cli) : undefined;
  const gateway: Settle | undefined =
    operator && (async ({ order_sn }) => void (await act(operator, 'settle', { order_sn, outcome: 'paid' })));
  // On a stand-in nobody has to type a code.
  const sms = await smsSource(cli, flags.sms ?? (here.sms || (operator && 'sandbox')), shop.signal);
  const mine = chosen.scenarios.filter((each) => !chosen.hindered.has(each));
  const members = await buyer.among(mine, others);
  const settle = settleSourceOf(flags.settle, cli, gateway);
  const { language } = cli;
  const style = plainStyle(cli);
  let isTold = false;
  const ready = {
    ...flags,
    ...chosen,
    set,
    irreversible,
    budget,
    isAccepted,
    against,
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
  const walks = mine.map(({ name, effect }) => ({ scenario: name, effect, times: flags.repeat ?? 1 }));
  return {
    plan: { dry_run: true as const, walks },
    run: () => smoke(shop, ready),
  };
}
