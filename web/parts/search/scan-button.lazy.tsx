import './scan-button.css';
import { scannedNothing, scanUnavailable, scanUnclear } from '#shared/messages/scan.ts';
import { readScannedCode } from '#shared/rules/goods/scanned-code.ts';
import { go } from '#web/navigation/navigate.ts';
import { open } from '#web/state/dialogs/dialogs.ts';
import { fetched } from '#web/state/loading/code.ts';
import { say } from '#web/state/messages/toast.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { scan } from '#web/wechat/wechat.ts';
import { pageOf } from './page-of.ts';

/** Scans a pack instead of typing its name. */
export const ScanButton = () => (
  <button type="button" className="scan-button" aria-label="扫码搜索" onClick={() => void scanGoods()}>
    <svg className="icon" width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 8V5.5A1.5 1.5 0 0 1 5.5 4H8M16 4h2.5A1.5 1.5 0 0 1 20 5.5V8M20 16v2.5a1.5 1.5 0 0 1-1.5 1.5H16M8 20H5.5A1.5 1.5 0 0 1 4 18.5V16M4 12h16" />
    </svg>
  </button>
);

/** Scans a pack and searches for it: with WeChat's camera or the browser's own reader, else by typing. */

/** Scans, then goes where the code leads. An unknown code shows a message, and the buyer types. */
async function scanGoods(): Promise<void> {
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
