/** Scans a pack and searches for it: with WeChat's camera or the browser's own reader, else by typing. */

import { scannedNothing, scanUnavailable, scanUnclear } from '#shared/messages/scan.ts';
import { readScannedCode } from '#shared/rules/goods/scanned-code.ts';
import { go } from '#web/navigation/navigate.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { fetched } from '#web/state/loading/code.ts';
import { say } from '#web/state/messages/toast.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { scan } from '#web/wechat/wechat.ts';
import { pageOf } from './page-of.ts';

/** Scans, then goes where the code leads. An unknown code shows a message, and the buyer types. */
export async function scanGoods(): Promise<void> {
  const text = inWeChat ? await scan() : ((await open('scan', {})) ?? '');
  if (text === undefined) return say(scanUnavailable, 'warn');
  const code = readScannedCode(text, pageOf);
  if (code.kind === 'page') go(code.page);
  if (code.kind === 'words') await search(code.words);
  if (code.kind === 'udi') await search(code.di);
  if (code.kind === 'unclear') say(scanUnclear, 'warn');
  // Cancelled: no message needed.
  if (code.kind === 'nothing' && text !== '') say(scannedNothing, 'warn');
}

async function search(words: string): Promise<void> {
  const { searchFor } = await fetched(() => import('./search-for.lazy.ts'));
  searchFor(words);
}
