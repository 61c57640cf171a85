import { command } from '#cli/frame/command.ts';
import { needed, word } from '#cli/frame/parameters.ts';
import { operatorOf } from '#cli/parts/sms/operator.ts';
import { operatorAnswer } from '../operator-answer.ts';

/** `yaocang sandbox notice`. */
export const sandboxNotice = command({
  name: 'sandbox notice',
  about: ['替身商城：修改公告', 'stand-in: change the notice'],
  examples: ['yaocang sandbox notice 周日盘点，暂停发货'],
  args: { text: needed('<text>', ['公告内容', 'what it says']) },
  options: { link: word('--link <url>', ['链接', 'where it leads']) },
  load: () => import('#cli/parts/operator.ts'),
  run: async ({ act }, { text, link }, cli) =>
    act(await operatorOf(cli), 'settings', {
      settings: { notice: { cont: text, ...(link !== undefined && { link }) } },
    }),
  view: operatorAnswer,
});
