/** Scans packs into the list one by one: with WeChat's camera or the browser's own reader, else by typing. */

import { scannedNothing, scannedPage, scanUnavailable, scanUnclear } from '#shared/messages/scan.ts';
import { readScannedCode } from '#shared/rules/goods/scanned-code.ts';
import { judgeAll } from '#shared/rules/quick-order/judged-lines.ts';
import { pageOf } from '#web/parts/search/page-of.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { buyer } from '#web/state/session/buyer.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { scan } from '#web/wechat/wechat.ts';
import type { QuickOrder } from './quick-order-store.ts';

/** A button does not wait for the scanner, because WeChat's may never answer. */
export const scanPack = (store: QuickOrder): void => void scanInto(store).catch(report);

/** Scans one pack: a new line at the order multiple, or one more of an existing line. */
export async function scanInto(store: QuickOrder): Promise<void> {
  const text = inWeChat ? await scan() : ((await open('scan', {})) ?? '');
  if (text === undefined) return say(scanUnavailable, 'warn');
  const code = readScannedCode(text, pageOf);
  if (code.kind === 'page') return say(scannedPage, 'warn');
  if (code.kind === 'unclear') return say(scanUnclear, 'warn');
  // Cancelled: no message needed.
  if (code.kind === 'nothing' && text !== '') return say(scannedNothing, 'warn');
  const words = code.kind === 'words' ? code.words : code.kind === 'udi' ? code.di : '';
  if (words === '') return;
  const there = store.state.lines.find((line) => line.words === words);
  if (!there) return store.add([{ words }]);
  const judged = judgeAll([there], buyer())[0]?.verdict;
  const pieces = there.unit === undefined ? there.quantity : undefined;
  store.count(there.key, (pieces ?? judged?.quantity ?? 0) + (judged?.offer.multiple ?? 1));
}
