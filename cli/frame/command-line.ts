/** Parses a command line: to a command with its values, or to help. */
import { CommanderError } from 'commander';
import { Fault } from '#cli/text/fault.ts';
import type { Language } from '#cli/text/words.ts';
import { type Area, type Command, pathIn } from './command.ts';
import { globalOptions } from './global-options.ts';
import { buildProgram, type Chosen } from './program.ts';
import { shortHelp, topHelp } from './top-help.ts';
import { Misused, usageFault } from './usage.ts';
import { VERSION } from './version.ts';

export type InfoText = { readonly text: string } & ({ readonly help: string } | { readonly version: string });

export const WIDEST = 100;

/** Parses a command line. A usage fault says what is wrong and which help to read. */
export function readLine(
  given: readonly string[],
  { commands, groups }: Area,
  language: Language,
  columns: number,
): Chosen | InfoText {
  const [before, named] = atName(given);
  const words = withoutHelp(named, commands);
  const look = { language, columns: Math.min(columns, WIDEST) };
  if (asksForHelp(words[0])) return tellingHelp(topHelp({ commands, groups }, look));
  let chosen: Chosen | undefined;
  let help = '';
  const write = (text: string) => {
    help += text;
  };
  const program = buildProgram({ commands: meant(words, commands), groups }, { ...look, write }, (named) => {
    chosen = named;
  });
  try {
    program.parse([...before, ...helpOnlyOfWhatIs(words, commands)], { from: 'user' });
  } catch (error) {
    if (error instanceof Misused) {
      const fault = usageFault(error, words, commands);
      if (error.complaint.code !== 'commander.help') throw fault;
      const { parent } = error.program;
      throw new Unchosen(fault, parent ? error.program.helpInformation() : shortHelp(look));
    }
    if (!(error instanceof CommanderError)) throw error;
    if (error.code === 'commander.version') return { version: VERSION, text: VERSION };
  }
  return chosen ?? tellingHelp(help);
}

/** The command that a line names, or most likely means, whatever else is wrong with the line. */
export function commandIn(words: readonly string[], commands: readonly Command[]): Command | undefined {
  const path = pathIn(atName(words)[1], commands);
  return commands.find(({ name }) => name === path) ?? commands.find(({ name }) => name.startsWith(`${path} `));
}

const tellingHelp = (help: string): InfoText => ({ help: help.trimEnd(), text: help.trimEnd() });

/** Only a group was named, or nothing: a usage fault with its help. */
export class Unchosen extends Fault {
  constructor(
    { words, next }: Fault,
    readonly help: string,
  ) {
    super('usage', words, { next });
  }
}

const takingValues = new Set(
  Object.values(globalOptions).flatMap(({ spelling }) => (spelling.includes('<') ? [spelling.split(' ', 1)[0]] : [])),
);

function atName(words: readonly string[]): readonly [before: readonly string[], named: readonly string[]] {
  let at = 0;
  while (words[at]?.startsWith('-') && words[at] !== '--' && !asksForHelp(words[at])) {
    at += takingValues.has(words[at]) ? 2 : 1;
  }
  return [words.slice(0, at), words.slice(at)];
}

const asksForHelp = (word: string | undefined): boolean => word === '--help' || word === '-h';

/** `help search` is `search --help`; `help` alone is the top-level help. */
function withoutHelp(words: readonly string[], commands: readonly Command[]): readonly string[] {
  const [first, second, ...rest] = words;
  if (first !== 'help' || commands.some(({ name }) => name === `help ${second}`)) return words;
  return second === undefined || second.startsWith('-') ? ['--help', ...words.slice(1)] : [second, ...rest, '--help'];
}

/** The commands of the first word: building all of them costs more than running most. */
function meant(words: readonly string[], commands: readonly Command[]): readonly Command[] {
  const named = commands.filter(({ name }) => name.split(' ', 1)[0] === words[0]);
  return named.length > 0 ? named : commands;
}

/** Drops --help behind an unknown command, so that the unknown command is reported. */
function helpOnlyOfWhatIs(words: readonly string[], commands: readonly Command[]): readonly string[] {
  const [first = '-', second = '-'] = words;
  if (first.startsWith('-')) return words;
  const path = pathIn(words, commands);
  const isKnown = commands.some(({ name }) => name === path) || (path !== '' && second.startsWith('-'));
  return isKnown ? words : words.filter((word) => !asksForHelp(word));
}
