import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { whyFailed } from '#shared/rules/app/why-failed.ts';
import { LostLine } from '#web/parts/lost-line.tsx';
import { whenBack } from '#web/state/loading/when-back.ts';
import { start } from '#web/state/settings/settings.ts';
import { startShop } from './start-shop.ts';

/** Nothing new works without init. What is drawn stays; a line above it says so, with a retry. */
export function StartFailed() {
  const { now } = useSnapshot(start);
  useEffect(() => whenBack(() => void startShop()), []);
  return now.phase === 'failed' && <LostLine why={whyFailed(now.error)?.text} onRetry={startShop} />;
}
