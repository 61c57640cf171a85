/** The smoke run: walks the main road with this run's shop, so many times. */
import { randomUUID } from 'node:crypto';
import { repeatMainRoad } from '#cli/smoke/main-road.ts';
import type { RoadPorts } from '#cli/smoke/road.ts';
import type { RunReport, SmokeReport } from '#cli/smoke/scenario.ts';
import type { Shop } from './access/shop.ts';
import { failureOf } from './failure.ts';
import { Fault } from './fault.ts';
import { keptLogin } from './login.ts';
import { type OperatorPorts, shipOrder } from './sandbox.ts';

export { drawReport } from '#cli/smoke/reports.ts';

export interface SmokeWanted {
  readonly userName: string | undefined;
  readonly password: string;
  readonly payPassword: string;
  readonly keywords: string;
  readonly times: number;
  /** Plays the operator, who ships; absent where nobody does. */
  readonly operator: OperatorPorts | undefined;
  /** Hears of each run as it ends. */
  readonly each: (report: RunReport) => void;
}

/** Walks the road with a login of its own; the kept login stays as it is. */
export function smokeMainRoad(shop: Shop, wanted: SmokeWanted): Promise<SmokeReport> {
  const { userName, password, payPassword, keywords, operator } = wanted;
  if (userName === undefined) throw new Fault('usage', ['请用 --user 指定会员', 'name the member with --user']);
  shop.learn(password);
  shop.learn(payPassword);
  const ports: RoadPorts = {
    client: shop.client,
    userName,
    password,
    payPassword,
    keywords,
    ship: operator && (async (order_sn) => void (await shipOrder(operator, order_sn))),
    spend: shop.guard.spend,
    now: shop.clock.now,
    once: randomUUID,
    signIn(answer) {
      if (answer) shop.learn(answer.token);
      shop.session.login = answer && keptLogin(userName, answer);
    },
  };
  return repeatMainRoad(ports, wanted.times, wanted.each, () => !shop.signal.aborted);
}

/** Turns a report with a failed run into the fault of that failure; its exit code is the one that the failure deserves. */
export function judged(report: SmokeReport): SmokeReport {
  const failed = report.runs.find((run) => !run.ok);
  if (!failed) return report;
  const trouble = failed.steps.find((step) => step.trouble)?.trouble;
  const { code } = trouble?.kind === 'failure' ? { code: 'assertion' as const } : failureOf(failed.thrown);
  const message = trouble?.message ?? 'failed';
  const words = [`第 ${failed.run} 遍未通过：${message}`, `run ${failed.run} failed: ${message}`] as const;
  throw new Fault(code, words, { data: withoutErrors(report), ...(trouble ? { call: trouble.call } : {}) });
}

const withoutErrors = (report: SmokeReport) => ({ ...report, runs: report.runs.map(({ thrown: _, ...run }) => run) });
