import { assumed, get, post } from './call.ts';
import { flag, optional, shape, text } from './wire.ts';

/**
 * wechat.php; every call is assumed. Two more acts, `entry` and `callback`, are addresses that a browser visits and that answer
 * with redirects: to WeChat's authorization page, and from there back into the shop.
 */
export const wechat = {
  /** The ticket that stands for this browser's openid, if WeChat told one; the login payload carries it. `entry` is the address to open in WeChat. */
  openid: assumed(
    get('wechat.php?act=openid', 'read', {}, { openid: optional(text), bound: flag, entry: optional(text) }),
  ),
  /** Binds this browser's WeChat account to the logged-in member. */
  bind: assumed(post('wechat.php?act=bind', 'write', shape({}), {})),
  /** Ends the binding. */
  unbind: assumed(get('wechat.php?act=unbind', 'write', {}, {})),
  /** Signed configuration of the JS-SDK for the page at `url`, which must be one of this shop. */
  jsConfig: assumed(
    get(
      'wechat.php?act=js_config',
      'read',
      { url: text },
      { appId: text, timestamp: text, nonceStr: text, signature: text },
    ),
  ),
};
