/** The completion script of a shell, drawn from the same program that parses. */
import type { Language, Words } from '#cli/text/words.ts';
import type { Command } from '../command.ts';
import { buildProgram } from '../program.ts';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { treeOf } from './tree.ts';
import { zshScript } from './zsh.ts';

export const shells = { bash: bashScript, zsh: zshScript, fish: fishScript } as const;
export type Shell = keyof typeof shells;

/** Draws the script; the meanings of commands and flags are told in one language. */
export function completionScript(
  shell: Shell,
  commands: readonly Command[],
  groups: Readonly<Record<string, Words>>,
  language: Language,
): string {
  const look = { language, columns: 100, write: () => undefined };
  const program = buildProgram(commands, groups, look, () => undefined);
  return shells[shell](treeOf(program, commands));
}
