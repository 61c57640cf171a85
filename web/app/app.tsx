import { useSnapshot } from 'valtio';
import { start } from '#web/state/settings.ts';
import { ClosedShop } from './closed-shop.tsx';
import { Dialogs } from './dialogs.tsx';
import { Pages } from './pages.tsx';
import { Frame } from './shell/frame.tsx';
import { Toasts } from './toasts.tsx';

/** The whole shop: closed, or the frame with its pages, dialogs and messages. */
export function App() {
  const { now } = useSnapshot(start);
  if (now.phase === 'closed') return <ClosedShop comment={now.comment} />;
  return (
    <>
      <Frame>
        <Pages />
      </Frame>
      <Dialogs />
      <Toasts />
    </>
  );
}
