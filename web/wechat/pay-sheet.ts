/** WeChat's payment sheet, asked through its bridge: it needs no wx.config, so a wrong signature never stops a payment. */
import { waitForBridge } from './bridge.ts';

/** What the sheet says of itself; only the server knows whether something was paid. */
export type SheetResult = 'ok' | 'cancel' | 'fail' | 'unavailable';

/** Opens the sheet with the server's `cs`; the answer may never come, so whoever waits keeps asking the server too. */
export async function payInWeChat(cs: Readonly<Record<string, string>>): Promise<SheetResult> {
  const said = await askSheet(cs);
  return said === undefined ? 'unavailable' : readResult(said);
}

/** The sheet's own words, such as `get_brand_wcpay_request:fail_…`; undefined without a bridge. */
export async function askSheet(cs: Readonly<Record<string, string>>): Promise<string | undefined> {
  const bridge = await waitForBridge();
  if (!bridge) return undefined;
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', cs, ({ err_msg = '', err_desc = '' }) =>
      resolve(err_desc === '' ? err_msg : `${err_msg} ${err_desc}`),
    ),
  );
}

function readResult(err_msg: string): SheetResult {
  const [, said = ''] = err_msg.split(/[: ]/);
  return said === 'ok' || said === 'cancel' ? said : 'fail';
}
