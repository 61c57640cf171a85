import { command } from '#cli/frame/command.ts';
import { bindingFacts } from './view.ts';

/** `yaocang wechat status`. */
export const wechatStatus = command({
  name: 'wechat status',
  about: ['公众号绑定状态', 'whether an official account is bound'],
  load: () => import('./service.ts'),
  run: async ({ bindingState }, _, cli) => bindingState(await cli.shop()),
  view: bindingFacts,
});
