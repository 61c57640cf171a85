/** WeChat's payment sheet, asked through its bridge: it needs no wx.config, so a wrong signature never stops a payment. */
import { waitForBridge } from './bridge.ts';

/** What the sheet says of itself; only the server knows whether something was paid. */
export type SheetResult = 'ok' | 'cancel' | 'fail' | 'unavailable';

/** Opens the sheet with the server's `cs`; the answer may never come, so whoever waits keeps asking the server too. */
export async function payInWeChat(cs: Readonly<Record<string, string>>): Promise<SheetResult> {
  const bridge = await waitForBridge();
  if (!bridge) return 'unavailable';
  return new Promise((resolve) =>
    bridge.invoke('getBrandWCPayRequest', cs, ({ err_msg = '' }) => resolve(readResult(err_msg))),
  );
}

function readResult(err_msg: string): SheetResult {
  const [, said = ''] = err_msg.split(':');
  return said === 'ok' || said === 'cancel' ? said : 'fail';
}
