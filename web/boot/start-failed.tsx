import { useSnapshot } from 'valtio';
import { Again, FailedFace } from '#web/parts/failed-face.tsx';
import { start } from '#web/state/settings/settings.ts';
import { startShop } from './start-shop.ts';

/** Nothing works without init. Its failure replaces the page, with a retry. */
export function StartFailed() {
  const { now } = useSnapshot(start);
  return (
    <main>
      <h1 className="visually-hidden">药仓</h1>
      <FailedFace
        error={now.phase === 'failed' && now.error}
        say="请检查网络后重试"
        onRetry={startShop}
        action={<Again words="重试" onRetry={startShop} />}
      />
    </main>
  );
}
