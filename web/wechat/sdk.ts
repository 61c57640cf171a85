/** weixin-js-sdk as this shop uses it. Its own types lack openAddress and allow only a number as `timestamp`. */
import { askAgain } from '#shared/client/ask-again.ts';

/** The result of an API. There is always one, as long as the bridge answers. */
export type SdkResult =
  | { readonly kind: 'ok'; readonly answer: Readonly<Record<string, unknown>> }
  | { readonly kind: 'cancel' }
  | { readonly kind: 'fail'; readonly errMsg: string }
  /** Not in WeChat, no bridge, or no signature that WeChat accepts. */
  | { readonly kind: 'unavailable' };

/** The APIs requested in `wx.config`; any other answers "permission denied". */
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

/** The server's signature for a page. */
export interface SignedPage {
  readonly appId: string;
  /** Unix seconds as the server wrote them. */
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

/**
 * Loads the SDK; undefined when it cannot be loaded (a browser without `navigator.platform`, a file of an old release).
 */
export async function fetchSdk(): Promise<Sdk | undefined> {
  const module = await askAgain(
    () => import('weixin-js-sdk'),
    () => true,
  ).catch(() => undefined);
  const sdk = (module as { default?: Sdk } | undefined)?.default;
  // The package's build uses a global `wx` in getLocalImgData and in its iOS image workaround, but sets none.
  if (sdk) (window as { wx?: Sdk }).wx = sdk;
  return sdk;
}
