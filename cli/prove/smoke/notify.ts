/** Notifies a group robot of the outcome. A failed notification never changes the outcome. */
import type { Cli } from '#cli/frame/cli.ts';
import type { SmokeReport } from '#cli/prove/report/findings.ts';
import { jobLink, type Robot, robotMessage, robotOf, robotRefusal, summaryOf } from '#cli/prove/report/robot.ts';
import { jsonOf } from '#cli/shop/json.ts';
import { labelled, plainly, type Words } from '#cli/text/words.ts';
import { say } from './dictionary.ts';

/** Characters from which a part of an address counts as a key. */
const KEY = 16;

/** ms */
const PATIENCE = 10_000;

/** Tells how a run ended; `why` if it did not succeed. */
export type Notify = (report: SmokeReport, why: Words | undefined) => Promise<void>;

interface Told extends Pick<Cli, 'output' | 'note'> {
  readonly terminal: Pick<Cli['terminal'], 'env'>;
}

/** By `--notify` or YAOCANG_NOTIFY; it does nothing without them. The redactor learns the key. */
export function notifierOf(written: string | undefined, { terminal: { env }, output, note }: Told): Notify {
  const address = written ?? (env.YAOCANG_NOTIFY || undefined);
  if (address === undefined) return async () => undefined;
  const { robot, url } = robotOf(address);
  const { searchParams, href, pathname } = new URL(url);
  // Feishu has its key in the path.
  output.redactor.learn(href, ...searchParams.values(), ...pathname.split('/').filter((part) => part.length >= KEY));
  return async (report, why) => {
    const summary = summaryOf(output.redactor.data(report) as SmokeReport, why, jobLink(env));
    const message = output.redactor.data(robotMessage(robot, summary)) as object;
    const refusal = await post(url, message, env, robot);
    if (refusal) note(labelled(say.notNotified, refusal));
  };
}

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
