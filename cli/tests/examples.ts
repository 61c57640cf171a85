import type { Command } from '#cli/frame/command.ts';

/** The words of a command's first example, without its environment and its format: a test has its own. */
export function wordsOf({ examples: [first = ''] }: Pick<Command, 'examples'>): string[] {
  const words = first.replace(/^yaocang /, '').replace(/ --env \S+| --json/g, '');
  return (words.match(/"[^"]*"|\S+/g) ?? []).map((word) => word.replaceAll('"', ''));
}
