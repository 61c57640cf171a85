import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { Dialogs } from '#web/dialogs/dialog-host.tsx';
import { Pages } from '#web/pages/page-host.tsx';
import { later } from '#web/parts/page/later.ts';
import { Frame } from '#web/shell/frame.tsx';
import { Toasts } from '#web/shell/toasts.tsx';
import { start } from '#web/state/settings/settings.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { ClosedShop } from './closed-shop.tsx';
import { StartFailed } from './start-failed.tsx';

/** Loaded after the first page has rendered, and only inside WeChat. */
const WeChatFrame = inWeChat
  ? later(async () => (await import('#web/shell/wechat-frame.lazy.tsx')).WeChatFrame).View
  : null;

/** The whole shop: closed, or the frame with its pages, dialogs and messages. */
export function App() {
  const { now } = useSnapshot(start);
  if (now.phase === 'closed') return <ClosedShop comment={now.comment} />;
  return (
    <>
      <Frame>
        {now.phase === 'failed' && <StartFailed />}
        <Pages />
      </Frame>
      <Dialogs />
      <Toasts />
      {WeChatFrame && now.phase === 'shown' && (
        <Suspense>
          <WeChatFrame />
        </Suspense>
      )}
    </>
  );
}
