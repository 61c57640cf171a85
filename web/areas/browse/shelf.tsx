import { Suspense } from 'react';
import type { RecommendedPart } from '#web/parts/goods/recommendations.tsx';
import { later } from '#web/parts/page/later.ts';

const Strip = later(async () => (await import('./shelf.lazy.tsx')).Shelf, 'none').View;

/** The recommendations of a list page as a strip; they stay loaded while off-screen. */
export const Shelf = ({ part }: { readonly part: RecommendedPart }) => (
  <Suspense fallback={<div style={{ minHeight: 320 }} />}>
    <Strip part={part} />
  </Suspense>
);
