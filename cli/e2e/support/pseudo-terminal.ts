/** A real pseudo-terminal of any width, in which a person types and reads: a pane of tmux. */
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { isRunning } from '#cli/shop/file-lock.ts';
import { program } from './yaocang.ts';

/** False where tmux is missing: the tests that need it are skipped then, and say so. */
export const hasTmux = spawnSync('tmux', ['-V']).status === 0;

export interface PseudoTerminal {
  /** What stands on the screen now; with colours as control sequences where they are wanted. */
  screen(colours?: boolean): Promise<string>;
  /** Waits until the screen is as wanted, and answers it. */
  shows(wanted: RegExp): Promise<string>;
  /** Types text as it stands. */
  type(text: string): void;
  /** Presses keys by tmux's names: Down, Enter, Escape, C-c. */
  press(...keys: readonly string[]): void;
  /** Makes the terminal another size. */
  resize(columns: number, rows: number): void;
  /** Waits for the end of the program: its exit code, whether the cursor is to be seen again, and what is typed. */
  ended(): Promise<{
    readonly exit: number;
    readonly cursor: boolean;
    readonly echo: boolean;
    readonly screen: string;
  }>;
  /** Closes the window under the program; what it answers waits until the program has ended. */
  hangUp(): Promise<() => Promise<void>>;
  close(): void;
}

interface Wanted {
  readonly columns: number;
  readonly rows?: number;
  readonly env: Readonly<Record<string, string>>;
  /** stdout goes there instead of to the terminal. */
  readonly out?: string;
}

let opened = 0;

/** Runs the tool in a terminal of its own. */
export function openTerminal(words: readonly string[], { columns, rows = 24, env, out }: Wanted): PseudoTerminal {
  opened += 1;
  const server = ['-u', '-L', `yaocang-${process.pid}-${opened}`, '-f', '/dev/null'];
  const around = {
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C.UTF-8', HOME: env.YAOCANG_CONFIG_DIR ?? '/' },
    encoding: 'utf8' as const,
  };
  const tmux = (...more: readonly string[]) => void execFileSync('tmux', [...server, ...more], around);
  // Others may stand beside this one: asking after the screen holds nobody up.
  const told = async (...more: readonly string[]) => (await run('tmux', [...server, ...more], around)).stdout.trimEnd();
  const given = Object.entries({ LANG: 'zh_CN.UTF-8', LC_ALL: '', ...env }).flatMap(([name, value]) => [
    '-e',
    `${name}=${value}`,
  ]);
  // The terminal stays after the program, so that what it left there can be looked at.
  // A Ctrl-C that comes before the program listens to keys is a signal to all of them.
  const line = `trap : INT; "$@"${out === undefined ? '' : ` > '${out}'`}; rc=$?; stty -a | grep -q -- ' -echo ' && echo hidden; printf '\\nrc=%s\\n' "$rc"; cat`;
  const command = ['sh', '-c', line, 'sh', process.execPath];
  const size = ['-x', String(columns), '-y', String(rows)];
  // Without its own line from the start, so that the program never sees another size than the wanted one.
  const session = ['new-session', '-d', ...size, ...given, '--', ...command, program, ...words];
  tmux('start-server', ';', 'set', '-g', 'status', 'off', ';', ...session);
  const screen = (colours = false) => told('capture-pane', '-p', ...(colours ? ['-e'] : []));
  const shows = async (wanted: RegExp) => {
    for (;;) {
      const now = await screen();
      if (wanted.test(now)) return now;
      if (ENDED.test(now)) throw new Error(`it ended without ${wanted}:\n${now}`);
      await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
    }
  };
  return {
    screen,
    shows,
    type: (text) => tmux('send-keys', '-l', text),
    press: (...keys) => tmux('send-keys', ...keys),
    resize: (wide, high) => tmux('resize-window', '-x', String(wide), '-y', String(high)),
    async ended() {
      const last = await shows(ENDED);
      const exit = Number(ENDED.exec(last)?.[1]);
      const cursor = (await told('display-message', '-p', '#{cursor_flag}')) === '1';
      return { exit, cursor, echo: !/^hidden$/m.test(last), screen: last };
    },
    async hangUp() {
      const pane = await told('display-message', '-p', '#{pane_pid}');
      const { stdout } = await run('pgrep', ['-P', pane]);
      const running = stdout.trim().split('\n').map(Number);
      tmux('kill-server');
      return async () => {
        while (running.some(isRunning)) await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
      };
    },
    close: () => void spawnSync('tmux', [...server, 'kill-server'], around),
  };
}

const run = promisify(execFile);

/** ms between two looks at a screen: each starts a process. */
const LOOKS_EVERY = 80;

const ENDED = /^rc=(\d+)$/m;
