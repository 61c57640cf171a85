/**
 * WeChat's functions for the rest of the shop. Outside WeChat each resolves at once as unavailable, because the SDK
 * would never call back. Inside, the SDK loads with the first call and never before the first paint.
 */
import { askAgain } from '#shared/client/ask-again.ts';
import { inWeChat } from './environment.ts';
import type { ApiName, SdkResult, Signer } from './sdk.ts';

/** ms that a tap waits for the signer of the app. Without it WeChat counts as unavailable. */
const SIGNER_WAIT = 5_000;

let provide: (one: Signer) => void;
const signer = new Promise<Signer>((resolve) => {
  provide = resolve;
});

/** Called once by `web/boot`. A buyer may have tapped before that. */
export const provideSigner = (one: Signer): void => provide(one);

/** The signer, or undefined when it is not provided in time. */
const signerInTime = (): Promise<Signer | undefined> =>
  Promise.race([signer, new Promise<undefined>((resolve) => setTimeout(resolve, SIGNER_WAIT))]);

const fetchDoor = () =>
  askAgain(
    () => import('./sdk-door.lazy.ts'),
    () => true,
  );

/** ms that WeChat's viewer may take before our own opens. */
const VIEWER_WAIT = 1_000;

/** The page on which an API has worked: its config stands. */
let worksOn: string | undefined;

/** Calls an API by name, for diagnosis on a device. The shop uses the functions below. */
export async function call(name: ApiName, args: Record<string, unknown> = {}): Promise<SdkResult> {
  const sign = inWeChat && (await signerInTime());
  if (!sign) return { kind: 'unavailable' };
  try {
    const page = location.href;
    const result = await (await fetchDoor()).callSdk(sign, name, args);
    if (result.kind === 'ok') worksOn = page;
    return result;
  } catch {
    return { kind: 'unavailable' };
  }
}

/** The result of signing each address of this page; none outside WeChat or without a bridge. */
export async function configVerdicts() {
  const sign = inWeChat && (await signerInTime());
  return sign ? (await fetchDoor()).configVerdicts(sign) : [];
}

/** The card of a shared page in a chat. `link` and `imgUrl` are absolute; the link's host must be this page's. */
export interface ShareCard {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** All menu entries that share a page. Opening it in a browser stays: the guides for paying and for papers need it. */
const SHARE_ENTRIES = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:favorite',
];

/** Sets the card for sharing. Some iPhones never answer, so nothing waits for it. */
export function setShareCard(card: ShareCard): void {
  const { title, desc, link, imgUrl } = card;
  void call('showMenuItems', { menuList: SHARE_ENTRIES });
  void call('updateAppMessageShareData', { title, desc, link, imgUrl });
  void call('updateTimelineShareData', { title, link, imgUrl });
}

/** Hides the share entries on a private page; the next card shows them again. */
export function hideShare(): void {
  void call('hideMenuItems', { menuList: SHARE_ENTRIES });
}

/**
 * Shows images (absolute URLs) in WeChat's own viewer, where a long press recognises codes; false when it is
 * unavailable, has not worked on this page yet, or does not answer at once: nobody waits for a picture.
 */
export async function previewPictures(urls: readonly string[], current: string): Promise<boolean> {
  if (!inWeChat || worksOn !== location.href) return false;
  const shown = call('previewImage', { urls: [...urls], current }).then(({ kind }) => kind === 'ok');
  return Promise.race([shown, new Promise<false>((resolve) => setTimeout(resolve, VIEWER_WAIT, false))]);
}

/**
 * The scanned text in the SDK's format, such as `EAN_13,690…`; '' when it was cancelled; undefined without a scanner.
 */
export async function scan(): Promise<string | undefined> {
  const result = await call('scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] });
  if (result.kind === 'cancel') return '';
  return result.kind === 'ok' ? String(result.answer.resultStr ?? '') : undefined;
}

/** An address from the buyer's WeChat address book. */
export interface WeChatAddress {
  readonly consignee: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address: string;
}

/** Lets the buyer choose an address from WeChat; `cancelled` when none was chosen, undefined when the list is unavailable. */
export async function chooseWeChatAddress(): Promise<WeChatAddress | 'cancelled' | undefined> {
  const result = await call('openAddress');
  if (result.kind === 'cancel') return 'cancelled';
  if (result.kind !== 'ok') return undefined;
  const text = (name: string) => String(result.answer[name] ?? '').trim();
  return {
    consignee: text('userName'),
    phone: text('telNumber'),
    province: text('provinceName'),
    city: text('cityName'),
    district: text('countryName'),
    address: text('detailInfo'),
  };
}
