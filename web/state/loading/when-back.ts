/**
 * Runs `work` each time the network or the tab comes back, for what has failed and only reads. Returns a function that
 * stops it.
 */
export function whenBack(work: () => void): () => void {
  const onShown = () => document.visibilityState === 'visible' && work();
  addEventListener('online', work);
  document.addEventListener('visibilitychange', onShown);
  return () => {
    removeEventListener('online', work);
    document.removeEventListener('visibilitychange', onShown);
  };
}
