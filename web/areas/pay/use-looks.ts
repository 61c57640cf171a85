import { useEffect } from 'react';
import type { PayEvent } from '#shared/flows/pay-state.ts';

/** Phones freeze a page while a payment app is in front, so every kind of return polls at once. */
export function useLooks(waits: boolean, send: (event: PayEvent) => void): void {
  useEffect(() => {
    if (!waits) return;
    const look = () => document.visibilityState === 'visible' && send({ type: 'look' });
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      removeEventListener('online', look);
    };
  }, [waits, send]);
}
