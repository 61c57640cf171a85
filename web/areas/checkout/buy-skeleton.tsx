import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of the checkout, with its final size. */
export const BuySkeleton = () => (
  <div className="buy__cols" aria-hidden="true">
    <div className="buy__main stack">
      <div className="card buy__where">
        <div className="buy__to">
          <Skeleton w="60%" h="1.125rem" />
          <Skeleton w="80%" h="1.125rem" />
        </div>
      </div>
      <div className="card buy__merchant">
        <div className="card__head">
          <Skeleton w="40%" h="1.25rem" />
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className="buy__one">
            <Skeleton w="100%" h="1.25rem" />
          </div>
        ))}
        <div className="buy__end">
          <Skeleton w="30%" h="1.25rem" />
        </div>
      </div>
    </div>
    <div className="buy__side">
      <div className="card buy__skeleton">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} w="100%" h="1.5rem" />
        ))}
      </div>
    </div>
  </div>
);
