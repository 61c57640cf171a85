import { assumedCall, get, post } from './call.ts';
import { flag, optional, shape, text } from './wire.ts';

/** The address below the API base that a browser in WeChat visits: it is redirected to the authorization page; `to` is a path of the shop. */
export const WECHAT_ENTRY = 'wechat.php?act=entry';

/** The address below the API base to which WeChat sends the browser back, with `code` and `state`. */
export const WECHAT_CALLBACK = 'wechat.php?act=callback';

/** wechat.php; every call is assumed. The two addresses above belong to it too, but are no calls of a client: they answer redirects. */
export const wechat = {
  /** The ticket that stands for this browser's openid, if WeChat told one; the login payload carries it. `entry` is the address to open in WeChat. */
  openid: assumedCall(
    get('wechat.php?act=openid', 'read', {}, { openid: optional(text), bound: flag, entry: optional(text) }),
  ),
  /** Binds this browser's WeChat account to the logged-in member. */
  bind: assumedCall(post('wechat.php?act=bind', 'write', shape({}), {})),
  /** Ends the binding. */
  unbind: assumedCall(get('wechat.php?act=unbind', 'write', {}, {})),
  /** Signed configuration of the JS-SDK for the page at `url`, which must be one of this shop. */
  jsConfig: assumedCall(
    get(
      'wechat.php?act=js_config',
      'read',
      { url: text },
      { appId: text, timestamp: text, nonceStr: text, signature: text },
    ),
  ),
};
