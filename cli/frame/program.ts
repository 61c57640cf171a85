/** The commander program: it parses and prints help; it runs nothing itself. */
import { type Argument, InvalidArgumentError, Command as Program } from 'commander';
import { padded, widthOf, wrapped } from '#cli/text/width.ts';
import { inLanguage, type Language, type Words } from '#cli/text/words.ts';
import type { Area, Command } from './command.ts';
import { say } from './dictionary.ts';
import { globalOptions } from './global-options.ts';
import type { Parameters } from './parameters.ts';
import { complaining, titleInChinese, usageInChinese } from './usage.ts';
import { VERSION } from './version.ts';

export interface Chosen {
  readonly command: Command;
  readonly raw: Readonly<Record<string, unknown>>;
}

export interface Look {
  readonly language: Language;
  readonly columns: number;
  readonly write: (text: string) => void;
}

/** Builds the program of these commands; `choose` gets the one that the line names. */
export function buildProgram({ commands, groups }: Area, look: Look, choose: (chosen: Chosen) => void): Program {
  const tell = (words: Words) => inLanguage(words, look.language);
  const program = dressed(new Program('yaocang'), look);
  program.description(tell(say.about));
  program.version(VERSION, '-V, --version', tell(say.showVersion));
  addOptions(program, globalOptions, tell);
  const inGroup = (group: string): Program => {
    const known = program.commands.find((each) => each.name() === group);
    return known ?? dressed(program.command(group), look).description(tell(groups[group] ?? [group, group]));
  };
  for (const command of commands) {
    const [first = '', second] = command.name.split(' ');
    const parent = second === undefined ? program : inGroup(first);
    const leaf = dressed(parent.command(second ?? first), look).description(tell(command.about));
    for (const { spelling, about } of Object.values(command.args)) leaf.argument(spelling, tell(about));
    addOptions(leaf, command.options, tell);
    leaf.addHelpText('after', examplesBelow(command, look));
    leaf.action(() => choose({ command, raw: given(leaf, command.args) }));
  }
  return program;
}

function addOptions(program: Program, options: Parameters, tell: (words: Words) => string): void {
  for (const { spelling, about, repeats } of Object.values(options)) {
    if (repeats) program.option(spelling, tell(about), gathered);
    else if (spelling.includes('<')) program.option(spelling, tell(about), once);
    else program.option(spelling, tell(about));
  }
}

const gathered = (value: string, before: readonly string[] = []): readonly string[] => [...before, value];

/** Two values of one option: neither may win silently. */
const once = (value: string, before: string | undefined): string => {
  if (before === undefined) return value;
  throw new InvalidArgumentError('');
};

function given(leaf: Program, args: Parameters): Record<string, unknown> {
  const values = Object.keys(args).map((name, at) => [name, leaf.processedArgs[at]] as const);
  return { ...leaf.optsWithGlobals(), ...Object.fromEntries(values) };
}

function dressed(program: Program, { language, columns, write }: Look): Program {
  return program
    .exitOverride(complaining(program))
    .helpCommand(false)
    .helpOption('-h, --help', inLanguage(say.showHelp, language))
    .configureOutput({ writeOut: write, writeErr: () => undefined, getOutHelpWidth: () => columns })
    .configureHelp({
      minWidthToWrap: 20,
      displayWidth: widthOf,
      subcommandTerm: (command) => [command.name(), ...command.registeredArguments.map(argumentTerm)].join(' '),
      boxWrap: (text, width) => wrapped(text, width).join('\n'),
      styleTitle: (title) => (language === 'zh' ? titleInChinese(title) : title),
      styleUsage: (usage) => usageLines(language === 'zh' ? usageInChinese(usage) : usage, columns),
      formatItem: (term, termWidth, description) => item(term, termWidth, description, columns),
    });
}

const argumentTerm = (argument: Argument): string => {
  const name = `${argument.name()}${argument.variadic ? '...' : ''}`;
  return argument.required ? `<${name}>` : `[${name}]`;
};

const USAGE = 'Usage: '.length;

const usageLines = (usage: string, columns: number): string =>
  wrapped(usage, Math.max(20, columns - USAGE)).join(`\n${' '.repeat(USAGE)}`);

function examplesBelow({ examples }: Command, { language, columns }: Look): string {
  const lines = examples.flatMap((example) => {
    const [first = '', ...rest] = wrapped(example, Math.max(20, columns - 6));
    return [first, ...rest.map((line) => `  ${line}`)].map(
      (line, at, all) => `  ${line}${at + 1 < all.length ? ' \\' : ''}`,
    );
  });
  return `\n${inLanguage(say.examples, language)}\n${lines.join('\n')}\n\n${everywhere(language, columns)}`;
}

function everywhere(language: Language, columns: number): string {
  const names = Object.values(globalOptions).map(({ spelling }) => spelling.split(' ', 1)[0]);
  return wrapped(`${inLanguage(say.alsoTakes, language)}${names.join(' ')}`, Math.max(20, columns)).join('\n');
}

/** An option with its description, which goes below it on a narrow terminal. */
export function item(term: string, termWidth: number, description: string, columns: number): string {
  const beside = columns - termWidth - 4;
  if (description === '') return `  ${term}`;
  if (beside >= 24)
    return `  ${padded(term, termWidth)}  ${wrapped(description, beside).join(`\n${' '.repeat(termWidth + 4)}`)}`;
  return `  ${term}\n      ${wrapped(description, Math.max(20, columns - 6)).join('\n      ')}`;
}
