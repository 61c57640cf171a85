/** The terminal as the program meets it; a test hands in its own. */
import { fstatSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { inkFor, type Paper } from '#cli/text/paper.ts';
import { inLanguage, type Language } from '#cli/text/words.ts';

export interface OutStream {
  write(text: string, done?: (error?: Error | null) => void): boolean;
  on(event: 'error', listener: (error: NodeJS.ErrnoException) => void): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  /** The number by which the system knows it. */
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
  /** Nobody is to be asked, whoever sits there: --no-input, or --json, whose reader is a script. */
  readonly unattended?: boolean;
  /** Ctrl-C and SIGTERM: whatever waits for a person gives up. */
  readonly ending?: AbortSignal;
}

/** True when a person sits there and can be asked; a CI may hand out a terminal, and has nobody to answer. */
export const canAsk = ({ stdin, stderr, env, unattended = false }: Terminal): boolean =>
  stdin.isTTY === true && stderr.isTTY === true && !isCi(env) && !unattended;

/** True when a living screen may be drawn: a terminal that is no CI log, is not dumb, and is wide enough. */
export function canDraw({ stdout, env }: Terminal): boolean {
  return stdout.isTTY === true && !isCi(env) && env.TERM !== 'dumb' && (stdout.columns ?? 0) >= 40;
}

/**
 * True when a GitHub runner reads stdout and obeys the commands in it. A file (`> log.txt`) obeys none, and keeps what it
 * gets; a pipe looks like the runner itself.
 */
export const isReadByRunner = ({ stdout: { fd }, env }: Terminal): boolean =>
  env.GITHUB_ACTIONS === 'true' && (fd === undefined || !fstatSync(fd).isFile());

const isCi = (env: Terminal['env']): boolean => isOn(env.CI) || isOn(env.CONTINUOUS_INTEGRATION);

/** As ink itself judges; where it finds a CI it would hold every frame back. */
const isOn = (variable: string | undefined): boolean => variable !== undefined && !['0', 'false'].includes(variable);

/** A terminal that does not tell its size is taken for one of this width. */
const USUAL = 80;

/** Columns of a stream; Infinity where it is no terminal. COLUMNS counts for a terminal that does not tell its size. */
export const columnsOf = (stream: Terminal['stdout'], env: Terminal['env']): number =>
  stream.isTTY === true ? stream.columns || Number(env.COLUMNS) || USUAL : Number.POSITIVE_INFINITY;

export function paperFor({ env }: Terminal, stream: Terminal['stdout'], language: Language): Paper {
  return {
    columns: columnsOf(stream, env),
    say: (zh, en) => inLanguage([zh, en], language),
    ink: inkFor(stream.isTTY === true, env),
  };
}
