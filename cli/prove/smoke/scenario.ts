/** A scenario: what it proves, what it needs, and how it goes. */
import type { Role } from './ports.ts';
import type { Walk } from './walk.ts';

/** A sentence in Chinese and in English. */
export type About = readonly [zh: string, en: string];

export interface Scenario {
  /** As it is called on the command line. */
  readonly name: string;
  readonly about: About;
  /** What it does at most; `money` spends some. */
  readonly effect: 'read' | 'session' | 'write' | 'money';
  /** The member it needs; absent for one that needs none. */
  readonly role?: Role;
  /** It goes nowhere unless somebody pays a code (`--settle`). */
  readonly settle?: true;
  /** It changes the whole shop for a while, so nothing else may run beside it. */
  readonly alone?: true;
  /** Rows of data to run it with, one run for each. */
  readonly rows?: readonly Readonly<Record<string, string>>[];
  readonly run: (walk: Walk) => Promise<void>;
}
