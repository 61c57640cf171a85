import { command } from '#cli/frame/command.ts';
import { yes } from '#cli/frame/parameters.ts';
import { answerText } from '../calling/answer-view.ts';
import { callArgs, callOptions, fetchArguments } from '../calling/call-arguments.ts';

/** `yaocang call SCRIPT ACT`. */
export const call = command({
  name: 'call',
  about: ['直接调用任一接口（按其作用受保护）', 'any declared call, guarded by what it does'],
  examples: [
    'yaocang call cart list',
    'yaocang call order order_list is_start=1 lx=all keywords=',
    'yaocang call cart up_num --arg cart_id=7 --arg num=20',
    'yaocang call pay/pay_order yz_pay --secret pay_pwd=prompt',
    'yaocang call buy add_to_cart --body cart.json --dry-run',
    'yaocang call cart list --raw',
  ],
  args: callArgs,
  options: {
    ...callOptions,
    raw: yes('--raw', ['按服务器原样显示（仅限读取）', 'as the server wrote it (reading calls)']),
  },
  load: () => import('../calling/call.ts'),
  run: async ({ prepareCall, makeCall, readRaw }, { raw, ...written }, cli) => {
    const prepared = prepareCall(await fetchArguments(cli, written));
    return raw ? readRaw(await cli.shopBeforeInit(), prepared) : makeCall(await cli.shop(), prepared);
  },
  view: answerText,
});
