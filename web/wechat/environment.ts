/** Where the shop runs: inside WeChat, on a phone, and at which address it was entered. Asked for hints, never for security. */

export interface Environment {
  /** WeChat's own browser; 企业微信 names itself alike and is left out. */
  readonly inWeChat: boolean;
  /** A phone's or a tablet's browser. */
  readonly onPhone: boolean;
  readonly onIos: boolean;
}

/** Reads what a browser says of itself. */
export const readAgent = (agent: string): Environment => ({
  inWeChat: /MicroMessenger/i.test(agent) && !/wxwork/i.test(agent),
  onPhone: /Android|iPhone|iPad|iPod|HarmonyOS|OpenHarmony|Mobile/i.test(agent),
  onIos: /iPhone|iPad|iPod/i.test(agent),
});

const here = readAgent(typeof navigator === 'undefined' ? '' : navigator.userAgent);

export const { inWeChat, onPhone } = here;

/** WeChat has a scanner; elsewhere a phone's browser may have a reader of codes (Chrome on Android). */
export const canScan = inWeChat || (onPhone && 'BarcodeDetector' in globalThis);

/** What init is told of the device. */
export const device: 'wechat' | 'mobile' | 'pc' = inWeChat ? 'wechat' : onPhone ? 'mobile' : 'pc';

const withoutHash = (address: string): string => address.replace(/#.*$/, '');

/**
 * The address at which this visit began, without its fragment. Taken while the modules load: the first step of the app
 * replaces it.
 */
export const entryUrl = typeof location === 'undefined' ? '' : withoutHash(location.href);

/** The address that WeChat checks signatures against: iOS keeps to the one that was entered, others follow the app. */
export const signingAddress = ({ onIos }: Pick<Environment, 'onIos'>, entry: string, now: string): string =>
  withoutHash(onIos ? entry : now);

/** The same for this visit, at this moment. */
export const signingUrl = (): string => signingAddress(here, entryUrl, location.href);

/** The addresses that may be the one WeChat compares, the likelier first; one when both are the same. */
export const signingCandidates = (): string[] => [
  ...new Set([signingUrl(), signingAddress({ onIos: !here.onIos }, entryUrl, location.href)]),
];

/** A page shown inside a mini program: its payment sheet is another, which a page cannot open. */
export const inMiniProgram = (): boolean =>
  (window as { __wxjs_environment?: string }).__wxjs_environment === 'miniprogram' ||
  /miniProgram/i.test(navigator.userAgent);
