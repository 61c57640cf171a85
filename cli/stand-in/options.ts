import { duration, type Given, whole, word, yes } from '#cli/frame/parameters.ts';

export const faultOptions = {
  clear: yes('--clear', ['先清除全部', 'forget all others first']),
  times: whole('--times <count>', ['发生几次（默认 1，0 为一直）', 'so often (1; 0 is always)'], 0),
  skip: whole('--skip <count>', ['先放过几次', 'let so many pass first'], 0),
  ms: duration('--latency <time>', ['延迟多久', 'how late']),
  code: whole('--code <code>', ['错误码', 'error code'], 0),
  content: word('--content <text>', ['错误信息', 'words of the error']),
  acts: yes('--acts', ['先执行再出错', 'the call acts all the same']),
};
export type FaultFlags = Given<typeof faultOptions>;
