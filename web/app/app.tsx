import { lazy, Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { later } from '#web/parts/page/later.ts';
import { start } from '#web/state/settings.ts';
import { inWeChat } from '#web/wechat/environment.ts';
import { Dialogs } from './dialog-host.tsx';
import { PageFailed } from './page-failed.tsx';
import { Pages } from './pages.tsx';
import { Frame } from './shell/frame.tsx';
import { Toasts } from './toasts.tsx';

/** Fetched with the very answer that says so. */
const ClosedShop = later(async () => (await import('./closed-shop.lazy.tsx')).ClosedShop).View;

/** Comes behind the first page, and only inside WeChat. */
const WeChatFrame = inWeChat
  ? lazy(async () => ({ default: (await import('./wechat-frame.lazy.tsx')).WeChatFrame }))
  : null;

/** The whole shop: closed, or the frame with its pages, dialogs and messages. */
export function App() {
  const { now } = useSnapshot(start);
  if (now.phase === 'closed') {
    return (
      <PageFailed>
        <Suspense>
          <ClosedShop comment={now.comment} />
        </Suspense>
      </PageFailed>
    );
  }
  return (
    <>
      <Frame>
        <Pages />
      </Frame>
      <Dialogs />
      <Toasts />
      {WeChatFrame && now.phase === 'shown' && (
        <PageFailed>
          <Suspense>
            <WeChatFrame />
          </Suspense>
        </PageFailed>
      )}
    </>
  );
}
