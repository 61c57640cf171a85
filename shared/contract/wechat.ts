import { assumedCall, type Call, get, post, write } from './call.ts';
import { webAddress } from './web-address.ts';
import { flag, optional, shape, text } from './wire.ts';

/** Entry for a browser in WeChat, below the API base. It redirects to the authorization page; `to` is a path of the shop. */
export const WECHAT_ENTRY = 'wechat.php?act=entry';

/** Where WeChat redirects the browser back to, with `code` and `state`. */
export const WECHAT_CALLBACK = 'wechat.php?act=callback';

/** They write: each keeps a state for the browser. */
export const redirects: readonly Pick<Call, 'path' | 'effect'>[] = [WECHAT_ENTRY, WECHAT_CALLBACK].map((path) => ({
  path,
  effect: 'write',
}));

/** wechat.php: binding and JS-SDK (assumed). The two addresses above are not calls of a client, because they answer redirects. */
export const wechat = {
  /**
   * The ticket for this browser's openid, if WeChat gave one. The login sends it. `other`: the member is bound to another
   * WeChat than this browser's; a server that does not tell asserts nothing. `entry` is the address to open in WeChat.
   */
  openid: assumedCall(
    get(
      'wechat.php?act=openid',
      'read',
      {},
      { openid: optional(text), bound: optional(flag), other: optional(flag), entry: optional(webAddress) },
    ),
  ),
  /** Binds this browser's WeChat account to the logged-in member. */
  bind: assumedCall(post('wechat.php?act=bind', write('all'), shape({}), {})),
  /** Ends the binding. */
  unbind: assumedCall(get('wechat.php?act=unbind', write('all'), {}, {})),
  /** The signed configuration of the JS-SDK for the page at `url`, which must belong to this shop. */
  jsConfig: assumedCall(
    get(
      'wechat.php?act=js_config',
      'read',
      { url: text },
      { appId: text, timestamp: text, nonceStr: text, signature: text },
    ),
  ),
};
