/** Where the shop runs: inside WeChat, on a phone, and at which address it was entered. */

const agent = typeof navigator === 'undefined' ? '' : navigator.userAgent;

/** True in WeChat's own browser. */
export const inWeChat = /MicroMessenger/i.test(agent);

/** True on a phone's or a tablet's browser. */
export const onPhone = /Android|iPhone|iPad|iPod|HarmonyOS|Mobile/i.test(agent);

/** The address at which this visit began, without its fragment: iOS signs pages with it. */
export const entryUrl = typeof location === 'undefined' ? '' : location.href.replace(/#.*$/, '');

/** What init is told of the device. */
export const device: 'wechat' | 'mobile' | 'pc' = inWeChat ? 'wechat' : onPhone ? 'mobile' : 'pc';
