import { useEffect } from 'react';

/** Phones freeze a page while a payment app is in front, so every kind of return polls at once. */
export function useLooks(waits: boolean, poll: () => void): void {
  useEffect(() => {
    if (!waits) return;
    const look = () => document.visibilityState === 'visible' && poll();
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
      removeEventListener('online', look);
    };
  }, [waits, poll]);
}
