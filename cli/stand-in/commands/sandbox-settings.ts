import { command } from '#cli/frame/command.ts';
import { valueList, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox settings`. */
export const sandboxSettings = command({
  name: 'sandbox settings',
  about: ['替身商城：查看或修改开关', 'stand-in: show or change its switches'],
  examples: [
    'yaocang sandbox settings sms',
    'yaocang sandbox settings --set shop_closed=true --set close_comment=盘点',
    'yaocang sandbox settings --set sms_delivery=undeliverable',
  ],
  args: { filter: word('[filter]', ['筛选词', 'a word to filter by']) },
  options: { set: valueList('--set <name=value>', ['修改，可重复', 'a change; repeatable']) },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ changeSettings }, { set, filter }, cli) => changeSettings(await operatorOf(cli), set, filter),
  view: operatorAnswer,
});
