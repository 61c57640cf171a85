/** Where the shop runs: inside WeChat, on a phone, and the address of entry. For hints only, never for security. */

export interface Environment {
  /** WeChat's own browser; 企业微信 has a similar user agent and is excluded. */
  readonly inWeChat: boolean;
  readonly onPhone: boolean;
  readonly onIos: boolean;
}

/** Reads a user agent. */
export const readAgent = (agent: string): Environment => ({
  inWeChat: /MicroMessenger/i.test(agent) && !/wxwork/i.test(agent),
  onPhone: /Android|iPhone|iPad|iPod|HarmonyOS|OpenHarmony|Mobile/i.test(agent),
  onIos: /iPhone|iPad|iPod/i.test(agent),
});

const here = readAgent(typeof navigator === 'undefined' ? '' : navigator.userAgent);

export const { inWeChat, onPhone, onIos } = here;

/** WeChat on a phone has a scanner, on a PC it has none; other phone browsers may have a `BarcodeDetector` (Chrome on Android). */
export const offersScanner = ({ inWeChat, onPhone }: Environment, hasReader: boolean): boolean =>
  onPhone && (inWeChat || hasReader);
export const canScan = offersScanner(here, 'BarcodeDetector' in globalThis);

/** The device in init's arguments. */
export const device: 'wechat' | 'mobile' | 'pc' = inWeChat ? 'wechat' : onPhone ? 'mobile' : 'pc';

/**
 * The address at which this visit began, without its fragment. Read while the modules load, because the app's first
 * navigation replaces it.
 */
export const entryUrl = typeof location === 'undefined' ? '' : location.href.replace(/#.*$/, '');
