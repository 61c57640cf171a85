/** What is said of answers beside their declarations. */
import { dictionary } from '#cli/text/words.ts';

export const say = dictionary({
  drifted: (count: number | string) => [`${count} 处与约定不符`, `${count} deviations from the contract`],
  acceptThem: ['确认无误后：--baseline 文件 --accept', 'once they are looked into: --baseline FILE --accept'],
  badBaseline: (file: string) => [`${file} 不是基线文件`, `${file} is no baseline`],
  needBaseline: ['--accept 需要 --baseline 文件', '--accept needs --baseline FILE'],
});
