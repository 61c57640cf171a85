import { sentence } from '#cli/screens/sentences.ts';
import { command } from './frame/command.ts';

/** `yaocang wechat unbind`. */
export const wechatUnbind = command({
  name: 'wechat unbind',
  about: ['解绑公众号', 'end the binding of the official account'],
  load: () => import('#cli/services/account/wechat.ts'),
  run: async ({ unbindAccount }, _, cli) => unbindAccount(await cli.shop()),
  view: sentence,
});
