import { command } from '#cli/frame/command.ts';
import { many, oneOf, yes } from '#cli/frame/parameters.ts';
import { effects } from '#cli/shop/profile.ts';
import { callTable } from '../calling/calls-view.ts';

/** `yaocang calls [WORDS…]`. */
export const calls = command({
  name: 'calls',
  about: ['列出全部接口', 'list every declared call'],
  examples: ['yaocang calls order', 'yaocang calls --effect money', 'yaocang calls --assumed --json'],
  args: { words: many('[words...]', ['筛选词', 'words to filter by']) },
  options: {
    effect: oneOf('--effect <effect>', ['作用', 'what it does'], effects),
    assumed: yes('--assumed', ['仅看文档未写明的', 'only those that the documents do not show']),
  },
  load: () => import('../calling/calls.ts'),
  run: async ({ listCalls }, given) => listCalls(given),
  view: callTable,
});
