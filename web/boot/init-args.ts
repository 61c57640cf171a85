import { isText, recall } from '#web/state/storage/storage.ts';
import { device } from '#web/wechat/environment.ts';

/** What init is told. */
export const initArgs = () => ({ device, log_bs: recall('log_bs', isText) ?? '' });
