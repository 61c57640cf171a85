/** Why a command of the terminal tool ends without having done its work, beside the kinds of error that everybody shares. */
import type { ExitName } from './exit-codes.ts';
import type { Words } from './language.ts';

interface FaultOptions {
  /** What to do next. */
  readonly next?: Words;
  /** What the envelope still carries as data, such as a failed report. */
  readonly data?: unknown;
  readonly call?: string;
  readonly cause?: unknown;
}

/** A named end of a command: its exit code, what is the matter, and the next step. */
export class Fault extends Error {
  override readonly name = 'Fault';
  readonly next: Words | undefined;
  readonly data: unknown;
  readonly call: string | undefined;
  constructor(
    readonly code: ExitName,
    readonly words: Words,
    options: FaultOptions = {},
  ) {
    super(words[1], { cause: options.cause });
    this.next = options.next;
    this.data = options.data;
    this.call = options.call;
  }
}
