import { command } from '#cli/frame/command.ts';
import { sentence } from '#cli/parts/sentences.ts';

/** `yaocang wechat unbind`. */
export const wechatUnbind = command({
  name: 'wechat unbind',
  about: ['解绑公众号', 'end the binding of the official account'],
  load: () => import('./service.ts'),
  run: async ({ unbindAccount }, _, cli) => unbindAccount(await cli.shop()),
  view: sentence,
});
