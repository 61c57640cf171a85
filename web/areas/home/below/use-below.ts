import { useEffect, useState } from 'react';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { createBelowStore } from './below-store.ts';

/**
 * Loads the parts of the lower half. They are shown together, so that none moves another. `retry` is there when one of
 * them is missing: it asks for those again.
 */
export function useBelow() {
  const [store] = useState(createBelowStore);
  const brands = usePart(store.brands);
  const blocks = usePart(store.blocks);
  useEffect(
    () =>
      whenReady(START_DELAY, () => {
        void store.brands.load();
        void store.blocks.load();
      }),
    [store],
  );
  const settled = [brands, blocks].every(({ phase }) => phase === 'shown' || phase === 'failed');
  const lost = [
    ...(brands.data?.tjbk && brands.data.ppg ? [] : [store.brands]),
    ...(blocks.data ? [] : [store.blocks]),
  ];
  const retry = lost.length > 0 ? () => Promise.all(lost.map((part) => part.reload())) : undefined;
  return { brands: brands.data, blocks: blocks.data, settled, retry };
}
