/** The way out of the shop to an address that an answer named. No other code moves the page to another site. */
import { apiBase } from './deployment.ts';

/** WeChat's authorization. */
const WECHAT = 'open.weixin.qq.com';

const isWeb = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

/** Opens a payment's cashier, which may be on any host. Anything but http(s) opens nothing. */
export function leaveFor(address: string): void {
  if (isWeb(new URL(address, location.href))) location.assign(address);
}

/** True for an address of this shop, of its API or of WeChat's authorization: an entry that leads elsewhere is not followed. */
export function isOwnEntry(address: string): boolean {
  const url = new URL(address, location.href);
  const hosts = [location.host, new URL(apiBase, location.href).host, WECHAT];
  return isWeb(url) && hosts.includes(url.host);
}
