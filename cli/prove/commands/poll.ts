import { command } from '#cli/frame/command.ts';
import { duration, several } from '#cli/frame/parameters.ts';
import { watch, watchedScreen } from '#cli/frame/watch.ts';
import { answerText } from '../calling/answer-view.ts';
import { callArgs, callOptions, fetchArguments } from '../calling/call-arguments.ts';
import { pollLine, pollWatched } from '../calling/poll-lines.ts';

/** `yaocang poll SCRIPT ACT --until CONDITION`. */
export const poll = command({
  name: 'poll',
  about: ['反复读取，直到满足条件', 'ask a reading call until its answer is as wanted'],
  examples: [
    'yaocang poll pay_cx get_status --arg order_sn=2026112412345 --until status=1 --every 2s --deadline 180s',
    'yaocang poll order order_list --arg order_id=1000034 --until data.0.status.status=3 --fail-on data.0.status.status=4',
  ],
  args: callArgs,
  options: {
    ...callOptions,
    until: several('--until <condition>', [
      '等待的条件，可重复（须全部满足）',
      'what to wait for; repeatable, all hold',
    ]),
    failOn: several('--fail-on <condition>', ['视为失败的条件，可重复', 'what ends it as a failure; repeatable']),
    every: duration('--every <time>', ['间隔（默认 2s）', 'pause between two questions (2s)']),
    deadline: duration('--deadline <time>', ['最长等待（默认 180s）', 'gives up after this (180s)']),
  },
  load: () => Promise.all([import('../calling/call.ts'), import('../calling/poll.ts')]),
  run: async ([{ prepareCall }, service], { until, failOn, every, deadline, ...written }, cli) => {
    const prepared = prepareCall(await fetchArguments(cli, written));
    const wanted = { ...prepared, until, failOn, every: every ?? 2000, deadline: deadline ?? 180_000 };
    return watch(cli, service.poll(await cli.shop(), wanted), { line: pollLine, screen, leave: { type: 'leave' } });
  },
  view: answerText,
});

const screen = watchedScreen(pollWatched);
