import { callTable } from '#cli/screens/calls.ts';
import { effects } from '#cli/services/environment/profile.ts';
import { command } from './frame/command.ts';
import { many, oneOf, yes } from './frame/parameters.ts';

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
  load: () => import('#cli/services/calls.ts'),
  run: async ({ listCalls }, given) => listCalls(given),
  view: callTable,
});
