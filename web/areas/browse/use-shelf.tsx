import { type ReactNode, Suspense, useState } from 'react';
import { common } from '#shared/contract/common.ts';
import type { GoodsCard } from '#shared/contract/entities.ts';
import { RECOMMENDED_ON_LISTS } from '#shared/rules/recommendation.ts';
import { later } from '#web/parts/page/later.ts';
import { api } from '#web/state/api.ts';
import { createPart } from '#web/state/part.ts';

const Shelf = later(async () => (await import('./shelf.lazy.tsx')).Shelf).View;

/** The recommendations of one list page, asked for when the strip comes near; they stay while it is out of sight. */
export function useShelf(lx: string, keywords = ''): ReactNode {
  const [part] = useState(() =>
    createPart<{ readonly data: readonly GoodsCard[] }>(() =>
      api.send(common.randBest, { num: RECOMMENDED_ON_LISTS, lx, keywords }),
    ),
  );
  return (
    <Suspense fallback={<div style={{ minHeight: 320 }} />}>
      <Shelf part={part} />
    </Suspense>
  );
}
