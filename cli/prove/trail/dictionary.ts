import { dictionary } from '#cli/text/words.ts';

export const say = dictionary({
  unreadable: (file: string) => [`无法读取 ${file}`, `cannot read ${file}`],
  tooLarge: (file: string) => [`${file} 超过 1 MB，不是操作记录`, `${file} has more than 1 MB: that is no trail`],
  none: (file: string) => [`${file} 中没有操作记录`, `${file} holds no trail`],
  whatItIs: [
    '操作记录以「药仓操作记录 1」开头；请把会员发来的文字整段存为文件',
    'the first line of a trail names it and its version: save all that the member sent as a file',
  ],
  newer: (file: string) => [`${file} 由更新的商城写成`, `${file} was written by a newer shop`],
  renew: ['请更新 yaocang', 'update yaocang'],
  empty: (file: string) => [`${file} 的操作记录没有一步可读`, `no step of the trail in ${file} can be read`],
});
