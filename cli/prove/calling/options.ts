import { among, duration, type Given, many, needed, several, valueList, word } from '#cli/frame/parameters.ts';

/** Script and act, or a path in one word. */
export const callArgs = {
  script: among(
    'calls',
    needed('<script>', ['脚本或整个路径，如 cart 或 cart.list', 'script or whole path: cart, cart.list']),
  ),
  act: among('calls', word('[act]', ['操作，如 list', 'act: list'])),
  rest: many('[arguments...]', ['参数，写作 名称=值', 'arguments, as NAME=VALUE']),
};

export const callOptions = {
  arg: valueList('--arg <name=value>', ['参数的另一种写法，可重复', 'the same as an option; repeatable']),
  secret: valueList('--secret <name=source>', [
    '机密参数：prompt|-|env:…|file:…，可重复',
    'a secret argument: prompt|-|env:…|file:…; repeatable',
  ]),
  body: word('--body <json>', ['请求体：JSON、文件名，或 - 为标准输入', 'body: JSON, a file, or - for stdin']),
};

export const pollOptions = {
  ...callOptions,
  until: several('--until <condition>', ['等待的条件，可重复（须全部满足）', 'what to wait for; repeatable, all hold']),
  failOn: several('--fail-on <condition>', ['视为失败的条件，可重复', 'what ends it as a failure; repeatable']),
  every: duration('--every <time>', ['间隔（默认 2s）', 'pause between two requests (2s)']),
  deadline: duration('--deadline <time>', ['最长等待（默认 180s）', 'gives up after this (180s)']),
};

export type CallWritten = Given<typeof callArgs> & Given<typeof callOptions>;
