/**
 * WeChat as the rest of the shop knows it. Outside WeChat every function answers at once that it is not here, because the SDK
 * would never call back; inside, the SDK comes with the first call and never before the first paint.
 */
import { inWeChat } from './environment.ts';
import type { ApiName, SdkResult, Signer } from './sdk.ts';

/** ms that a tap waits for the part of the app that asks the server to sign; where it does not come, there is no WeChat. */
const SIGNER_WAIT = 5_000;

let provide: (one: Signer) => void;
const signer = new Promise<Signer>((resolve) => {
  provide = resolve;
});

/** Handed in once by `web/boot`, with the first thing that it asks of WeChat; a buyer may have tapped before. */
export const provideSigner = (one: Signer): void => provide(one);

/** The signer, or undefined when it does not come in time. */
const signerInTime = (): Promise<Signer | undefined> =>
  Promise.race([signer, new Promise<undefined>((resolve) => setTimeout(resolve, SIGNER_WAIT))]);

/** Calls an API by its name. What the shop does has a function of its own below; this one is for looking into a device. */
export async function call(name: ApiName, args: Record<string, unknown> = {}): Promise<SdkResult> {
  const sign = inWeChat && (await signerInTime());
  if (!sign) return { kind: 'unavailable' };
  try {
    return await (await import('./sdk-door.lazy.ts')).callSdk(sign, name, args);
  } catch {
    return { kind: 'unavailable' };
  }
}

/** What came of signing this page, address by address; none outside WeChat or without a bridge. */
export async function configVerdicts() {
  const sign = inWeChat && (await signerInTime());
  if (!sign) return [];
  return (await import('./sdk-door.lazy.ts')).configVerdicts(sign);
}

/** What a shared page looks like in a chat. `link` and `imgUrl` are absolute; the link's host must be this page's. */
export interface ShareCard {
  readonly title: string;
  readonly desc: string;
  readonly link: string;
  readonly imgUrl: string;
}

/** Every entry that hands a page to others. Opening it in a browser stays: the guides for paying and for papers ask for it. */
const SHARE_ENTRIES = [
  'menuItem:share:appMessage',
  'menuItem:share:timeline',
  'menuItem:share:qq',
  'menuItem:share:QZone',
  'menuItem:favorite',
];

/** Sets the card that a buyer's own sharing sends. Some iPhones never answer: nobody waits for it. */
export function setShareCard(card: ShareCard): void {
  const { title, desc, link, imgUrl } = card;
  void call('showMenuItems', { menuList: SHARE_ENTRIES });
  void call('updateAppMessageShareData', { title, desc, link, imgUrl });
  void call('updateTimelineShareData', { title, link, imgUrl });
}

/** Takes the share entries away from a private page; the next card brings them back. */
export function hideShare(): void {
  void call('hideMenuItems', { menuList: SHARE_ENTRIES });
}

/** Shows pictures (absolute addresses) in WeChat's own viewer, where a long press recognises codes; false when there is none. */
export async function previewPictures(urls: readonly string[], current: string): Promise<boolean> {
  return (await call('previewImage', { urls: [...urls], current })).kind === 'ok';
}

/** What the camera read: `text` as the SDK hands it out, such as `EAN_13,690…`; '' when it was called off; undefined without a scanner. */
export async function scan(): Promise<string | undefined> {
  const result = await call('scanQRCode', { needResult: 1, scanType: ['qrCode', 'barCode'] });
  if (result.kind === 'cancel') return '';
  return result.kind === 'ok' ? String(result.answer.resultStr ?? '') : undefined;
}

/** An address that the buyer keeps in WeChat. */
export interface WeChatAddress {
  readonly consignee: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly district: string;
  readonly address: string;
}

/** Lets the buyer choose an address kept in WeChat; undefined when none was chosen or there is no such list. */
export async function chooseWeChatAddress(): Promise<WeChatAddress | undefined> {
  const result = await call('openAddress');
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
