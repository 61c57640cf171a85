/**
 * The ticket for this browser's openid. The openid itself stays on the server, behind a cookie that scripts cannot
 * read.
 */
import { wechat } from '#shared/contract/wechat.ts';
import { api } from '../loading/api.ts';

/** For the login's payload; '' when there is none or the call fails: a login never waits for a binding. */
export const openidTicket = async (): Promise<string> =>
  (await api.send(wechat.openid, {}).catch(() => undefined))?.openid ?? '';
