import { command } from '#cli/frame/command.ts';
import { duration, oneOf, whole, word, yes } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { faultKinds } from '../fault-kinds.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox fault`. */
export const sandboxFault = command({
  name: 'sandbox fault',
  about: ['替身商城：安排故障；不带参数为列表', 'stand-in: order a fault; without arguments, list them'],
  examples: [
    'yaocang sandbox fault cart.list status_500 --times 3',
    'yaocang sandbox fault pay_order.ye_pay drop_after',
    'yaocang sandbox fault --clear',
  ],
  args: {
    call: word('[call]', ['接口（如 cart.list），* 为全部', 'a call such as cart.list, or *']),
    kind: oneOf('[kind]', ['故障', 'fault'], faultKinds),
  },
  options: {
    clear: yes('--clear', ['先清除全部', 'forget all others first']),
    times: whole('--times <count>', ['发生几次（默认 1，0 为一直）', 'so often (1; 0 is always)'], 0),
    skip: whole('--skip <count>', ['先放过几次', 'let so many pass first'], 0),
    ms: duration('--latency <time>', ['延迟多久', 'how late']),
    code: whole('--code <code>', ['错误码', 'error code'], 0),
    content: word('--content <text>', ['错误信息', 'words of the error']),
    acts: yes('--acts', ['先执行再出错', 'the call acts all the same']),
  },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ orderFault }, { call, kind, ...how }, cli) => orderFault(await operatorOf(cli), call, kind, how),
  view: operatorAnswer,
});
