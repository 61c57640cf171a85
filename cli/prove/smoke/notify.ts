/** Notifies a group robot of the outcome. A failed notification never changes the outcome. */
import type { Cli } from '#cli/frame/cli.ts';
import {
  jobLink,
  type Robot,
  robotMessage,
  robotOf,
  robotRefusal,
  summaryOf,
  unstartedSummary,
} from '#cli/prove/report/robot.ts';
import { failureOf } from '#cli/shop/failure.ts';
import { jsonOf } from '#cli/shop/json.ts';
import type { Fault } from '#cli/text/fault.ts';
import { bracketed, inLanguage, labelled, plainly, type Words } from '#cli/text/words.ts';
import type { SmokeReport } from '../report/findings.ts';
import { say } from './dictionary.ts';

/** Characters from which a part of an address counts as a key. */
const KEY = 16;

/** ms */
const PATIENCE = 10_000;

export interface Notifier {
  /** The run has ended, with this fault if it did not succeed. */
  ended(report: SmokeReport, fault: Fault | undefined): Promise<void>;
  unstarted(error: unknown): Promise<void>;
}

/** The notifier of `--notify` or YAOCANG_NOTIFY; one that does nothing if there is none. The redactor learns the key. */
export function notifierOf(
  written: string | undefined,
  { terminal: { env }, output, note, language, profile }: Cli,
): Notifier {
  const address = written ?? (env.YAOCANG_NOTIFY || undefined);
  if (address === undefined) return { ended: async () => undefined, unstarted: async () => undefined };
  const { robot, url } = robotOf(address);
  const { searchParams, href, pathname } = new URL(url);
  // Feishu has its key in the path.
  output.redactor.learn(href, ...searchParams.values(), ...pathname.split('/').filter((part) => part.length >= KEY));
  const link = jobLink(env);
  const send = async (summary: Parameters<typeof robotMessage>[1]) => {
    const message = output.redactor.data(robotMessage(robot, summary)) as object;
    const refusal = await post(url, message, env, robot);
    if (refusal) note(labelled(say.notNotified, refusal));
  };
  return {
    ended: (report, fault) => send(summaryOf(output.redactor.data(report) as SmokeReport, fault?.words, link)),
    async unstarted(error) {
      const { words, detail } = failureOf(error);
      const why = detail === undefined ? words : bracketed(words, detail);
      // The name of the environment may be the mistake.
      const where = await profile().catch(() => undefined);
      await send(unstartedSummary(where, why, link, (told) => inLanguage(told, language)));
    },
  };
}

/** Posts the message; answers why the robot did not take it. */
async function post(
  address: string,
  message: object,
  env: Cli['terminal']['env'],
  robot: Robot,
): Promise<Words | undefined> {
  const { openHttp } = await import('#cli/shop/http.ts');
  const http = openHttp({ env, direct: false });
  try {
    const headers = { 'content-type': 'application/json' };
    const signal = AbortSignal.timeout(PATIENCE);
    const answer = await http.fetch(address, { method: 'POST', headers, body: JSON.stringify(message), signal });
    return answer.ok ? robotRefusal(robot, jsonOf(await answer.text())) : plainly(`HTTP ${answer.status}`);
  } catch (error) {
    return plainly(error instanceof Error ? (error as NodeJS.ErrnoException).code || error.message : String(error));
  } finally {
    await http.close();
  }
}
