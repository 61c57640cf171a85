/** What a command still needs to know: given by a flag, else asked of a person. Where nobody can be asked, the fault names the flag. */
import { Fault } from '#cli/services/fault.ts';
import type { Words } from '#cli/services/words.ts';
import type { Cli } from './frame/cli.ts';
import { canAsk } from './frame/terminal.ts';

/** The value of a flag, or what a person types. */
export async function asked(cli: Cli, given: string | undefined, about: Words, flag: string): Promise<string> {
  if (given !== undefined) return given;
  if (!canAsk(cli.terminal) || cli.json) throw missing(about, flag);
  const { askShown } = await import('./frame/prompt.ts');
  return (await askShown(cli.say(...about), cli.terminal)).trim();
}

/** One of a few, by its number; `flag` is how it would be named. */
export async function picked<T>(
  cli: Cli,
  choices: readonly T[],
  label: (choice: T) => string,
  about: Words,
  flag: string,
): Promise<T> {
  if (!canAsk(cli.terminal) || cli.json) throw missing(about, flag);
  for (const [at, choice] of choices.entries()) cli.output.err(`${at + 1}. ${label(choice)}`);
  const { askShown } = await import('./frame/prompt.ts');
  const typed = (await askShown(cli.say(...about), cli.terminal)).trim();
  const chosen = /^\d+$/.test(typed) ? choices[Number(typed) - 1] : undefined;
  if (chosen !== undefined) return chosen;
  throw new Fault('usage', [`没有第 ${typed} 项`, `there is no number ${typed}`], { next: namedBy(flag) });
}

const missing = ([zh, en]: Words, flag: string): Fault =>
  new Fault('usage', [`缺少${zh}`, `${en.toLowerCase()} is missing`], { next: namedBy(flag) });

const namedBy = (flag: string): Words => [`请在终端中输入，或使用 ${flag}`, `type it in a terminal, or use ${flag}`];
