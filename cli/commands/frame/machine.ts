/** The machine that a command runs on, for those that look at it. */
import type { Machine } from '#cli/services/doctor/machine.ts';
import type { Cli } from './cli.ts';

/** What there is to know of it without asking anybody. */
export function machineOf({ dir, terminal: { env, stdout } }: Cli): Machine {
  const columns = stdout.isTTY === true ? (stdout.columns ?? 80) : undefined;
  return { dir, env, version: process.version, platform: process.platform, columns };
}
