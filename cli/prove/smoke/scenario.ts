import type { Words } from '#cli/text/words.ts';
import type { Role } from './ports.ts';
import type { Walk } from './walk.ts';

/** What a smoke run walks. */
export interface Scenario {
  /** As it is called on the command line. */
  readonly name: string;
  readonly about: Words;
  /** What it does at most; `money` spends some. */
  readonly effect: 'read' | 'session' | 'write' | 'money';
  /** The member it needs; absent for one that needs none. */
  readonly role?: Role | undefined;
  /** Some of it nobody can put back: without `--irreversible` it ends before that. */
  readonly lasting?: true;
  /** It goes nowhere unless somebody pays a code (`--settle`). */
  readonly settle?: true;
  readonly run: (walk: Walk) => Promise<void>;
}
