/** A subject of the tool: its commands under one heading, and what the first words of its two-word commands mean. */

import type { Command } from '#cli/frame/command.ts';
import type { Words } from '#cli/text/language.ts';

export interface Subject {
  readonly commands: readonly Command[];
  /** The first words of two-word commands. */
  readonly groups: Readonly<Record<string, Words>>;
}

/** Makes a subject; help shows its commands in this order, below the heading. */
export const subject = (
  heading: Words,
  commands: readonly Command[],
  groups: Readonly<Record<string, Words>> = {},
): Subject => ({ commands: commands.map((each) => ({ ...each, heading })), groups });
