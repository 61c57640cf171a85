/** One thing that the doctor looked at. */
import type { ExitName } from '#cli/text/fault.ts';
import type { Words } from '#cli/text/words.ts';

export interface Check {
  readonly name: string;
  readonly about: Words;
  readonly state: 'ok' | 'warn' | 'fail' | 'skip';
  readonly detail: Words;
  readonly next?: Words | undefined;
  /** What a failure means for the exit code. */
  readonly code?: ExitName;
  /** ms that it took, where that says something. */
  readonly ms?: number;
}

/** A detail that is the same in both languages. */
export const as = (text: string): Words => [text, text];
