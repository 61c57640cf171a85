/**
 * JSAPI payment: opens WeChat's payment sheet through the bridge. It needs no wx.config, so a wrong signature never
 * stops a payment.
 */
import { waitForBridge } from './bridge.ts';

/** The result that the sheet reports. Only the server knows whether something was paid. */
export type SheetResult = 'ok' | 'cancel' | 'fail' | 'unavailable';

/** How the sheet ended, with its text when a buyer can read it. */
export interface SheetEnd {
  readonly result: SheetResult;
  readonly content?: string;
}

/** Opens the sheet with the server's `cs`. It may never answer, so the caller keeps polling the server. */
export async function payInWeChat(cs: Readonly<Record<string, string>>): Promise<SheetEnd> {
  const said = await askSheet(cs);
  return said === undefined ? { result: 'unavailable' } : readEnd(said);
}

/** The sheet's raw result, such as `get_brand_wcpay_request:fail_…`; undefined without a bridge. */
export async function askSheet(cs: Readonly<Record<string, string>>): Promise<string | undefined> {
  const bridge = await waitForBridge();
  if (!bridge) return undefined;
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', cs, ({ err_msg = '', err_desc = '' }) =>
      resolve(err_desc === '' ? err_msg : `${err_msg} ${err_desc}`),
    ),
  );
}

function readEnd(err_msg: string): SheetEnd {
  const [, said = ''] = err_msg.split(/[: ]/);
  if (said === 'ok' || said === 'cancel') return { result: said };
  const content = err_msg.replace(/^[^:]*:?(fail)?[_ ]*/, '');
  return isChinese(content) ? { result: 'fail', content } : { result: 'fail' };
}

/** Texts such as `invalid appid` are for engineers. */
const isChinese = (words: string): boolean => /[\u4e00-\u9fff]/.test(words);
