import { isText, recall } from '#web/state/storage/storage.ts';
import { device } from '#web/wechat/environment.ts';

/** The arguments of init. */
export const initArgs = () => ({ device, log_bs: recall('log_bs', isText) ?? '' });
