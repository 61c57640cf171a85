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

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/**
 * The address at which this visit began, without its fragment. Read while the modules load, because the app's first
 * navigation replaces it.
 */
export const entryUrl = typeof location === 'undefined' ? '' : withoutHash(location.href);

/** The address of the page that the buyer is on, without its fragment: `path` of a payment (document 2 §7). */
export const pageAddress = (): string => withoutHash(location.href);

/** The server's entry for a browser in WeChat (`wechat.php?act=entry`), leading back to `to`, a path of the shop. */
export function entryTo(entry: string, to: string): string {
  const address = new URL(entry, location.href);
  address.searchParams.set('to', to);
  return address.href;
}

/** The address that WeChat checks signatures against: on iOS the entry address, elsewhere the current one. */
export const signingAddress = ({ onIos }: Pick<Environment, 'onIos'>, entry: string, now: string): string =>
  withoutHash(onIos ? entry : now);

/** The address to sign now. */
export const signingUrl = (): string => signingAddress(here, entryUrl, location.href);

/** The addresses that WeChat may compare, the likelier first; one when both are equal. */
export const signingCandidates = (): string[] => [
  ...new Set([signingUrl(), signingAddress({ onIos: !here.onIos }, entryUrl, location.href)]),
];

/** Whether the page runs inside a mini program, whose payment sheet a page cannot open. */
export const inMiniProgram = (): boolean =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram' ||
  /miniProgram/i.test(navigator.userAgent);
