/** What commander has to say about a command line, in the language of the run. */
import type { CommanderError } from 'commander';
import { Fault } from '#cli/services/fault.ts';
import type { Words } from '#cli/services/words.ts';
import { say } from './dictionary.ts';

const sentences: Readonly<Record<string, Words>> = {
  'commander.unknownOption': say.unknownOption,
  'commander.unknownCommand': say.unknownCommand,
  'commander.missingArgument': say.missingArgument,
  'commander.optionMissingArgument': say.missingValue,
  'commander.excessArguments': say.excess,
  'commander.help': say.choose,
};

/** The usage fault of a commander error. */
export function usageFault(error: CommanderError, path: string): Fault {
  const [zh, en] = sentences[error.code] ?? say.wrong;
  const named = /'([^']*)'/.exec(error.message)?.[1];
  const meant = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const next = meant ? say.meant(meant) : say.seeHelp(path);
  return new Fault('usage', named ? [`${zh}：${named}`, `${en} ${named}`] : [zh, en], { next });
}

const titles: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Commands:': '命令：',
  'Global Options:': '通用选项：',
};

/** A title of commander's help in Chinese. */
export const titleInChinese = (title: string): string => titles[title] ?? title;
