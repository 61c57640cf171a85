import { log_bs } from '#web/state/storage/kept.ts';
import { device } from '#web/wechat/environment.ts';

/** The arguments of init. */
export const initArgs = () => ({ device, log_bs: log_bs.read() ?? '' });
