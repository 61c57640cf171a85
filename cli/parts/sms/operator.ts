/** The operator's side as a command reaches it. */

import type { Cli } from '#cli/frame/cli.ts';
import type { OperatorPorts } from '../operator.ts';

/** The operator of this run's profile. */
export async function operatorOf(cli: Cli): Promise<OperatorPorts> {
  const profile = await cli.profile();
  const { env } = cli.terminal;
  cli.output.redactor.learn(env.YAOCANG_OPERATOR_KEY);
  return { profile, fetch: await cli.fetch(), env, signal: cli.signal, planner: cli.planner };
}
