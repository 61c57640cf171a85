/** The machine that a command runs on, for those that look at it. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Cli } from '#cli/frame/cli.ts';
import type { Machine } from './machine.ts';

/** What there is to know of it. */
export async function machineOf({ dir, terminal: { env, stdout } }: Cli): Promise<Machine> {
  const columns = stdout.isTTY === true ? (stdout.columns ?? 80) : undefined;
  const { version, platform } = process;
  return { dir, env, version, platform, columns, codePage: platform === 'win32' ? await codePage() : undefined };
}

/** The console's code page; the words around it are in the language of the system. */
async function codePage(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('chcp.com').catch(() => ({ stdout: '' }));
  return /\d{3,5}/.exec(stdout)?.[0];
}
