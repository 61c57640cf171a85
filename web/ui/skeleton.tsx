import type { CSSProperties } from 'react';
import { cx } from './cx.ts';
import './skeleton.css';

type SkeletonProps = { w?: CSSProperties['width']; h?: CSSProperties['height']; round?: boolean; className?: string };

/** A grey bar in place of content that is loading; numbers are px. */
export function Skeleton({ w, h, round, className }: SkeletonProps) {
  return <span className={cx('skeleton', round && 'skeleton--round', className)} style={{ width: w, height: h }} />;
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Skeletons of the goods rows of a phone list, with the measures of the rows. */
export function GoodsRowSkeleton({ count = 6 }: { count?: number }) {
  return (
    <div className="skeleton-rows" aria-hidden="true">
      {times(count).map((at) => (
        <div className="skeleton-rows__row" key={at}>
          <Skeleton w="var(--row-pic)" h="var(--row-pic)" />
          <div className="skeleton-rows__body">
            <Skeleton w="72%" h="1.25rem" />
            <Skeleton w="54%" h="1rem" />
            <Skeleton w="40%" h="1.25rem" />
            <Skeleton w="36%" h="1.125rem" />
            <Skeleton w="60%" h="1rem" />
          </div>
          <Skeleton w="2rem" h="2rem" round />
        </div>
      ))}
    </div>
  );
}
