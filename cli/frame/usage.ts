/** Commander's errors in the language of the run. */
import type { CommanderError, Command as Program } from 'commander';
import { Fault } from '#cli/text/fault.ts';
import { meant as meantBy } from '#cli/text/nearest.ts';
import type { Words } from '#cli/text/words.ts';
import { type Command, pathIn } from './command.ts';
import { say } from './dictionary.ts';

export class Misused extends Error {
  override readonly name = 'Misused';
  constructor(
    readonly complaint: CommanderError,
    readonly program: Program,
  ) {
    super(complaint.message);
  }
}

/** Turns an error of commander into `Misused`; help and version pass. */
export const complaining =
  (program: Program) =>
  (error: CommanderError): never => {
    throw error.exitCode === 0 ? error : new Misused(error, program);
  };

const sentences: Readonly<Record<string, Words>> = {
  'commander.unknownOption': say.unknownOption,
  'commander.unknownCommand': say.unknownCommand,
  'commander.missingArgument': say.missingArgument,
  'commander.optionMissingArgument': say.missingValue,
  'commander.excessArguments': say.excess,
  'commander.help': say.choose,
  'commander.invalidArgument': say.twice,
};

/** The usage fault: what is wrong, a suggestion, and the help to read. */
export function usageFault({ complaint, program }: Misused, words: readonly string[], commands: readonly Command[]) {
  const path = program.parent ? pathOf(program) : ['yaocang', pathIn(words, commands)].filter(Boolean).join(' ');
  const [zh, en] = sentences[complaint.code] ?? say.wrong;
  const about = quoted(complaint);
  const hint = complaint.code === 'commander.help' ? offered(path, commands) : near(complaint, path);
  const next = beside(hint, say.seeHelp(path));
  return new Fault('usage', about ? [`${zh}：${about}`, `${en} ${about}`] : [zh, en], { next });
}

/** What commander quotes. Excess words and values may be secrets, and are not repeated. */
const quoted = ({ code, message }: CommanderError): string | undefined =>
  code === 'commander.excessArguments' ? undefined : /'([^'=]*)/.exec(message)?.[1];

function pathOf(program: Program): string {
  return program.parent ? `${pathOf(program.parent)} ${program.name()}` : program.name();
}

const beside = (hint: Words | undefined, [zh, en]: Words): Words =>
  hint ? [`${hint[0]} ${zh}`, `${hint[1]} ${en}`] : [zh, en];

function near({ code, message }: CommanderError, path: string): Words | undefined {
  const meant = /Did you mean (?:one of )?([^?]+)\?/.exec(message)?.[1]?.split(', ') ?? [];
  if (code === 'commander.unknownOption') return meantBy(meant);
  if (code !== 'commander.unknownCommand') return undefined;
  return meantBy(meant.map((name) => `${path} ${name}`));
}

function offered(path: string, commands: readonly Command[]): Words | undefined {
  const [, group] = path.split(' ');
  const inGroup = commands.flatMap(({ name }) =>
    name.startsWith(`${group} `) ? [name.slice(`${group} `.length)] : [],
  );
  return inGroup.length > 0 ? say.offered(inGroup) : undefined;
}

const titles: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
  'Global Options:': '通用选项：',
};

export const titleInChinese = (title: string): string => titles[title] ?? title;

export const usageInChinese = (usage: string): string =>
  usage.replace('[options]', '[选项]').replace('[command]', '[命令]');
