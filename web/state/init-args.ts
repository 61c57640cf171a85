import { device } from '#web/wechat/environment.ts';
import { isText, recall } from './storage.ts';

/** What init is told. */
export const initArgs = () => ({ device, log_bs: recall('log_bs', isText) ?? '' });
