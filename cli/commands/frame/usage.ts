/** What commander has to say about a command line, in the language of the run. */
import type { CommanderError } from 'commander';
import { Fault } from '#cli/services/fault.ts';
import type { Words } from '#cli/services/words.ts';

const sentences: Readonly<Record<string, Words>> = {
  'commander.unknownOption': ['没有这个选项', 'there is no option'],
  'commander.unknownCommand': ['没有这个命令', 'there is no command'],
  'commander.missingArgument': ['缺少参数', 'missing argument'],
  'commander.optionMissingArgument': ['选项缺少值', 'a value is missing for'],
  'commander.excessArguments': ['参数过多', 'too many arguments for'],
  'commander.help': ['请选择命令', 'choose a command'],
};

/** The usage fault of a commander error. */
export function usageFault(error: CommanderError, path: string): Fault {
  const [zh, en] = sentences[error.code] ?? ['命令有误', 'wrong usage'];
  const named = /'([^']*)'/.exec(error.message)?.[1];
  const meant = /Did you mean (?:one of )?([^?]+)\?/.exec(error.message)?.[1];
  const next: Words = meant
    ? [`是不是 ${meant}？`, `did you mean ${meant}?`]
    : [`查看用法：${path} --help`, `see: ${path} --help`];
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
