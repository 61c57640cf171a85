/** Checks of this machine: Node, the terminal, the files. */
import { execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Cli } from '#cli/frame/cli.ts';
import { say as profileWords } from '#cli/shop/profile-words.ts';
import { placeOf } from '#cli/shop/unkept.ts';
import { plainly } from '#cli/text/words.ts';
import { type Check, fails, fine, say, warns } from './check.ts';

export interface Machine {
  readonly dir: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Node's version, as `v20.19.0`. */
  readonly version: string;
  readonly platform: string;
  /** Columns of stdout; undefined if it is not a terminal. */
  readonly columns: number | undefined;
  /** The code page of a Windows console, such as `936`; undefined elsewhere. */
  readonly codePage?: string | undefined;
}

export async function checkMachine(machine: Machine): Promise<Check[]> {
  const { version, platform } = machine;
  // The program does not start on an older Node.
  const node = fine('node', plainly(`${version} ${platform}`));
  return [node, checkTerminal(machine), await checkFiles(machine)];
}

const PRIVATE = ['profiles.json', 'credentials.json', 'gates.json', 'messages.json'];

const UTF_8 = '65001';

function checkTerminal({ columns, env, platform, codePage }: Machine): Check {
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || '';
  if (platform !== 'win32' && !/utf-?8/i.test(locale)) return warns('terminal', say.noUtf8, say.setUtf8);
  if (codePage !== undefined && codePage !== UTF_8) return warns('terminal', say.codePage(codePage), say.setCodePage);
  if (columns === undefined) return fine('terminal', say.noTerminal);
  if (columns < 40) return warns('terminal', say.narrow(columns));
  return fine('terminal', say.terminalIs(columns, [env.TERM, env.COLORTERM].filter(Boolean).join(' ')));
}

async function checkFiles({ dir, platform }: Machine): Promise<Check> {
  const files = PRIVATE.map((file) => placeOf(join(dir, file)));
  const stats = await Promise.all(files.map((file) => stat(file).catch(() => undefined)));
  const open = files.find((_, at) => platform !== 'win32' && ((stats[at]?.mode ?? 0) & 0o077) !== 0);
  if (open !== undefined) {
    return fails('files', profileWords.readableByOthers(open), profileWords.closeIt(open), 'guard');
  }
  const { length } = stats.filter((each) => each !== undefined);
  return fine(
    'files',
    length === 0 ? say.noFiles : platform === 'win32' ? say.filesOnWindows(length) : say.filesFine(length),
  );
}

export async function machineOf({ dir, terminal: { env, stdout } }: Cli): Promise<Machine> {
  const columns = stdout.isTTY === true ? (stdout.columns ?? 80) : undefined;
  const { version, platform } = process;
  return { dir, env, version, platform, columns, codePage: platform === 'win32' ? await codePage() : undefined };
}

/** chcp prints the code page in a sentence in the system's language. */
async function codePage(): Promise<string | undefined> {
  const { stdout } = await promisify(execFile)('chcp.com').catch(() => ({ stdout: '' }));
  return /\d{3,5}/.exec(stdout)?.[0];
}
