import { Suspense } from 'react';
import type { RecommendedPart } from '#web/parts/goods/recommendations.tsx';
import { later } from '#web/parts/page/later.ts';

const Strip = later(async () => (await import('./shelf.lazy.tsx')).Shelf).View;

/** The recommendations of a list page as a strip; they stay while it is out of sight. */
export const Shelf = ({ part }: { readonly part: RecommendedPart }) => (
  <Suspense fallback={<div style={{ minHeight: 320 }} />}>
    <Strip part={part} />
  </Suspense>
);
