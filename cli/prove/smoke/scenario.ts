import type { Words } from '#cli/text/words.ts';
import type { Role } from './ports.ts';
import type { Walk } from './walk.ts';

export interface Scenario {
  readonly name: string;
  readonly about: Words;
  readonly effect: 'read' | 'session' | 'write' | 'money';
  /** Its effect, its kind of member, and its subject. */
  readonly tags: readonly string[];
  /** The role of its member; absent for a visitor. */
  readonly role?: Role | undefined;
  /** What cannot be restored; the scenario needs `--irreversible`. */
  readonly lasting?: Words;
  /** It sends the member's payment password. */
  readonly payPassword?: boolean;
  /** Somebody has to pay a QR code (`--settle`). */
  readonly settle?: true;
  readonly run: (walk: Walk) => Promise<void>;
}
