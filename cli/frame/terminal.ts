/** The terminal; tests pass their own. */
import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { inkFor, type TextStyle } from '#cli/text/style.ts';
import { inLanguage, type Language } from '#cli/text/words.ts';

export interface OutStream {
  write(text: string, done?: (error?: Error | null) => void): boolean;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly fd?: number;
}

export type InStream = Readable & {
  readonly isTTY?: boolean;
  setRawMode?(on: boolean): unknown;
  ref?(): unknown;
  unref?(): unknown;
};

export interface Terminal {
  readonly stdin: InStream;
  readonly stdout: OutStream;
  readonly stderr: OutStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Never prompt: --no-input, or --json. */
  readonly unattended?: boolean;
  /** Aborted by Ctrl-C, SIGTERM and SIGHUP; cancels prompts. */
  readonly ending?: AbortSignal;
}

/** True when a person can be prompted. A CI may have a terminal, and nobody to answer. */
export const canAsk = ({ stdin, stderr, env, unattended = false }: Terminal): boolean =>
  stdin.isTTY === true && stderr.isTTY === true && !isCi(env) && !unattended;

/** True when a live screen can be drawn: no CI, not dumb, wide enough. */
export function canDraw({ stdout, env }: Terminal): boolean {
  return stdout.isTTY === true && !isCi(env) && env.TERM !== 'dumb' && (stdout.columns ?? 0) >= 40;
}

/** True when a GitHub runner reads stdout and obeys its commands. A file does not; a pipe looks like the runner. */
export const isReadByRunner = ({ stdout: { fd }, env }: Terminal): boolean =>
  env.GITHUB_ACTIONS === 'true' && (fd === undefined || !fstatSync(fd).isFile());

const isCi = (env: Terminal['env']): boolean => isOn(env.CI) || isOn(env.CONTINUOUS_INTEGRATION);

/** Ink's own rule: in a CI it would hold every frame back. */
const isOn = (variable: string | undefined): boolean => variable !== undefined && !['0', 'false'].includes(variable);

const USUAL = 80;

/** Columns of a stream: Infinity for a pipe, COLUMNS for a terminal of unknown size. */
export const columnsOf = (stream: Terminal['stdout'], env: Terminal['env']): number =>
  stream.isTTY === true ? stream.columns || Number(env.COLUMNS) || USUAL : Number.POSITIVE_INFINITY;

export function styleFor({ env }: Terminal, stream: Terminal['stdout'], language: Language): TextStyle {
  return {
    columns: columnsOf(stream, env),
    say: (zh, en) => inLanguage([zh, en], language),
    ink: inkFor(stream.isTTY === true, env),
  };
}
