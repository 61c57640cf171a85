/** What is said when a call that a person named is not found. */
import { dictionary } from '#cli/text/language.ts';

export const say = dictionary({
  noScript: (script: string) => [`没有脚本 ${script}`, `there is no script ${script}`],
  noAct: (script: string, act: string) => [`${script} 没有 ${act}`, `${script} has no act ${act}`],
  scripts: (names: string) => [`现有脚本：${names}`, `there are: ${names}`],
  acts: (names: string) => [`可用：${names}`, `it has: ${names}`],
  nameAct: (names: string) => [`请指明操作：${names}`, `name the act: ${names}`],
  noArgument: (word: string) => [`${word} 不是参数`, `${word} is no argument`],
  writeThem: ['参数写作 名称=值，或 --arg 名称=值', 'arguments are written NAME=VALUE, or --arg NAME=VALUE'],
});
