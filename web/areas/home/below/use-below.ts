import { useEffect, useState } from 'react';
import { START_DELAY } from '#shared/rules/app/start-delay.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { whenReady } from '#web/state/settings/settings.ts';
import { createBelowStore } from './below-store.ts';

/** Loads the parts of the lower half. They are shown together, so that none moves another. */
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
  return { brands: brands.data, blocks: blocks.data, settled };
}
