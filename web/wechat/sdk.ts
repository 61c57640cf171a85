/** weixin-js-sdk as this shop uses it. Its own types leave out openAddress and say `timestamp: number` only. */

/** How an API of the SDK ends: always one of these, never silence where the bridge answers. */
export type SdkResult =
  | { readonly kind: 'ok'; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fail'; readonly errMsg: string }
  /** Not in WeChat, no bridge, or no signature that WeChat accepts. */
  | { readonly kind: 'unavailable' };

/** The APIs that are asked for in `wx.config`; anything else answers "permission denied". */
export const API_LIST = [
  'updateAppMessageShareData',
  'updateTimelineShareData',
  'hideMenuItems',
  'showMenuItems',
  'previewImage',
  'scanQRCode',
  'openAddress',
  'chooseImage',
  'getLocalImgData',
  'closeWindow',
] as const;

export type ApiName = (typeof API_LIST)[number];

/** What the server signed for a page. */
export interface SignedPage {
  readonly appId: string;
  /** Unix seconds, as the server wrote them. */
  readonly timestamp: string;
  readonly nonceStr: string;
  readonly signature: string;
}

/** Asks the server to sign the page at this address. */
export type Signer = (url: string) => Promise<SignedPage>;

interface SdkConfig extends SignedPage {
  readonly debug: false;
  readonly jsApiList: string[];
}

type Callback = (answer: Readonly<Record<string, unknown>>) => void;

interface Callbacks {
  success: Callback;
  cancel: Callback;
  fail: Callback;
}

export type Sdk = {
  config(config: SdkConfig): void;
  ready(done: () => void): void;
  error(failed: (answer: { readonly errMsg?: string }) => void): void;
} & Record<ApiName, (args: Record<string, unknown> & Callbacks) => void>;

/** Fetches the SDK; undefined where it cannot be loaded (a browser without `navigator.platform`, an old release's file). */
export async function fetchSdk(): Promise<Sdk | undefined> {
  const module = await import('weixin-js-sdk').catch(() => undefined);
  const sdk = (module as { default?: Sdk } | undefined)?.default;
  // The package's build speaks of a global `wx` in getLocalImgData and in its rescue of iOS pictures, and sets none.
  if (sdk) (window as { wx?: Sdk }).wx = sdk;
  return sdk;
}
