import { command, withSession } from '#cli/frame/command.ts';
import { many, oneOf, yes } from '#cli/frame/parameters.ts';
import { leave, watch } from '#cli/frame/watch.ts';
import { effects } from '#cli/shop/profile.ts';
import type { TextStyle } from '#cli/text/style.ts';
import { clean } from '#cli/text/width.ts';
import type { Called } from './call.ts';
import { callArgs, callOptions, pollOptions } from './options.ts';

export const call = withSession(() => import('./call.ts'))('call', {
  about: ['直接调用任一接口（按其作用受保护）', 'any declared call, guarded by its effect'],
  examples: [
    'yaocang call cart list',
    'yaocang call order order_list is_start=1 lx=all keywords=',
    'yaocang call pay/pay_order yz_pay --secret pay_pwd=prompt',
    'yaocang call buy add_to_cart --body cart.json --dry-run',
  ],
  args: callArgs,
  options: callOptions,
  run: async ({ prepareCall, makeCall }, written, cli) => {
    const prepared = await prepareCall(cli, written);
    return makeCall(await cli.shop(), prepared);
  },
  view: answerText,
});

export const calls = command('calls', {
  about: ['列出全部接口', 'list every declared call'],
  examples: ['yaocang calls order', 'yaocang calls --effect money', 'yaocang calls --assumed --json'],
  args: { words: many('[words...]', ['筛选词', 'words to filter by']) },
  options: {
    effect: oneOf('--effect <effect>', ['作用', 'effect'], effects),
    assumed: yes('--assumed', ['仅看文档未写明的', 'only those that no document shows']),
  },
  load: () => import('./call.ts'),
  run: async ({ listCalls }, { words, effect, assumed }) => listCalls(words, effect, assumed),
  rows: (found) => found.calls,
  none: ['没有这样的接口', 'there is no such call'],
  columns: [
    { head: ['接口', 'Call'], cell: ({ path }) => path },
    { head: ['方法', 'Method'], cell: ({ method }) => method },
    { head: ['作用', 'Effect'], cell: ({ effect }) => effect },
    { head: ['文档', 'Shown'], cell: ({ assumed }, { say }) => (assumed ? say('推定', 'assumed') : '') },
    {
      head: ['参数', 'Parameters'],
      cell: ({ parameters, body }) =>
        [...parameters.map((each) => (each.needed ? each.name : `[${each.name}]`)), body ? `--body (${body})` : '']
          .filter(Boolean)
          .join(' '),
      shrinksTo: 16,
    },
  ],
  also: ({ calls: { length } }, { ink, say }) =>
    length === 0 ? '' : ink.dim(say(`共 ${length} 个`, `${length} calls`)),
});

export const poll = withSession(() => Promise.all([import('./arguments.ts'), import('./poll.ts')]))('poll', {
  about: ['反复读取，直到满足条件', 'repeat a reading call until a condition holds'],
  examples: [
    'yaocang poll pay_cx get_status --arg order_sn=2026112412345 --until data.status=1 --every 2s --deadline 180s',
    'yaocang poll order order_list --arg order_id=1000034 --until data.0.status.status=3 --fail-on data.0.status.status=4',
  ],
  args: callArgs,
  options: pollOptions,
  run: async ([{ prepareCall }, service], { until, failOn, every, deadline, ...written }, cli) => {
    const prepared = await prepareCall(cli, written);
    const wanted = { ...prepared, until, failOn, every: every ?? 2000, deadline: deadline ?? 180_000 };
    return watch(cli, service.poll(await cli.shop(), wanted), { line: service.pollLine, leave });
  },
  view: answerText,
});

function answerText({ answer, content = '' }: Pick<Called, 'answer'> & Partial<Called>, { ink }: TextStyle): string {
  const json = JSON.stringify(answer, null, 2).split('\n').map(clean).join('\n');
  return content === '' ? json : `${ink.green(clean(content))}\n${json}`;
}
