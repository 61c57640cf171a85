/** The ticket that stands for this browser's openid: the openid itself stays on the server, behind a cookie no script reads. */
import { wechat } from '#shared/contract/wechat.ts';
import { api } from '../loading/api.ts';

/** For the login's payload; '' where WeChat told none or the server cannot say: a login never waits for a binding. */
export const openidTicket = async (): Promise<string> =>
  (await api.send(wechat.openid, {}).catch(() => undefined))?.openid ?? '';
