import { wechat } from '#shared/contract/wechat.ts';
import { defineLoader } from '#web/state/loading/loader.ts';

export const wechatBindingLoader = defineLoader('wechatBinding', (read) => ({
  state: read(wechat.openid, () => ({}), { members: true }),
}));
