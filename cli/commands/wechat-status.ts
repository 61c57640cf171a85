import { bindingFacts } from '#cli/screens/binding.ts';
import { command } from './frame/command.ts';

/** `yaocang wechat status`. */
export const wechatStatus = command({
  name: 'wechat status',
  about: ['公众号绑定状态', 'whether an official account is bound'],
  load: () => import('#cli/services/account/wechat.ts'),
  run: async ({ bindingState }, _, cli) => bindingState(await cli.shop()),
  view: bindingFacts,
});
