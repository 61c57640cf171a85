/** The built terminal tool, run as a person or a script runs it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const program = fileURLToPath(new URL('../../../dist/cli/main.mjs', import.meta.url));

export interface Ran {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

/** The JSON envelope, as far as tests ask. */
export interface JsonOutput {
  readonly v: number;
  readonly ok: boolean;
  readonly code: string;
  readonly exit: number;
  readonly data: Data;
  readonly error: { readonly kind: string; readonly message: string; readonly call: string | null } | null;
  readonly env: { readonly name: string } | null;
  readonly ms: number;
}

/** What the tests look at in the data of commands. */
export interface Data {
  readonly goods: readonly { readonly goods_id: string; readonly lx: string }[];
  readonly lines: readonly { readonly cart_id: string; readonly num: number }[];
  readonly orders: readonly { readonly order_sn: string }[];
  readonly order_id: string;
  readonly order_sn: string;
}

export interface Person {
  /** Folder of this person's profiles and logins. */
  readonly dir: string;
  /** Everything that was ever written, for the search for secrets. */
  readonly seen: string[];
  run(words: readonly string[], more?: More): Promise<Ran>;
  /** Runs with --json and reads the envelope; stdout must be that and nothing else. */
  json(words: readonly string[], more?: More): Promise<JsonOutput>;
}

export interface More {
  readonly input?: string;
  readonly env?: Record<string, string>;
  /** Sees the process, and what it wrote on stderr so far. */
  readonly watch?: (child: ChildProcess, err: string) => void;
}

/** The exit codes that envelopes and processes agreed on. */
export const exitsMet = new Set<number>();

const folders: string[] = [];

/** Removes the folders of everybody that a test file made up; logins lie in them. */
export function forgetPeople(): void {
  for (const dir of folders.splice(0)) rmSync(dir, { recursive: true, force: true });
}

/** Somebody whose shop stands at `base`, with an empty configuration, or with what `like` has got by now: a login, too. */
export function createPerson(base: string, like?: Person): Person {
  const dir = mkdtempSync(join(tmpdir(), 'yaocang-person-'));
  if (like) cpSync(like.dir, dir, { recursive: true });
  folders.push(dir);
  const seen: string[] = [];
  const run: Person['run'] = async (words, more = {}) => {
    // An address may be given once only.
    const here = words.some((word) => word === '--base' || word === '--env') ? [] : ['--base', base];
    const ran = await spawned([program, ...here, ...words], dir, more);
    seen.push(ran.out, ran.err);
    return ran;
  };
  return {
    dir,
    seen,
    run,
    async json(words, more) {
      const { out, exit } = await run([...words, '--json'], more);
      if (out.trim().split('\n').length !== 1) throw new Error(`stdout is not one line of JSON: ${out}`);
      const told = JSON.parse(out) as JsonOutput;
      if (told.exit !== exit || told.v !== 1) throw new Error(`the envelope says ${told.exit}, the process ${exit}`);
      exitsMet.add(told.exit);
      return told;
    },
  };
}

function spawned(args: readonly string[], dir: string, { input = '', env = {}, watch }: More): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH, HOME: dir, YAOCANG_CONFIG_DIR: dir, LANG: 'zh_CN.UTF-8', ...env },
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
      watch?.(child, err);
    });
    child.once('error', reject);
    child.once('close', (exit) => resolve({ exit, out, err }));
    child.stdin.on('error', () => undefined).end(input);
  });
}
