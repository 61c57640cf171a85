import { Skeleton } from './skeleton.tsx';

/** Skeletons of goods cards; place them directly in the grid. */
export function GoodsCardSkeleton({ count = 10 }: { count?: number }) {
  return Array.from({ length: count }, (_, at) => at).map((at) => (
    <div className="skeleton-rows__card" key={at} aria-hidden="true">
      <Skeleton className="skeleton-rows__pic" />
      <div className="skeleton-rows__body">
        <Skeleton w="80%" h="1.25rem" />
        <Skeleton w="60%" h="1rem" />
        <Skeleton w="40%" h="1.125rem" />
        <Skeleton w="48%" h="1.5rem" />
        <Skeleton w="70%" h="2rem" />
      </div>
    </div>
  ));
}
