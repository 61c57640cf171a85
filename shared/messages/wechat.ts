/** Sentences of binding the official account. */
import { say } from './message.ts';

export const openInWechat = say('请在微信中打开！');
export const bound = say('绑定成功！');
export const unbound = say('解绑成功！');
