import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of the checkout, with its final size. */
export const BuySkeleton = () => (
  <div className="buy__cols" aria-hidden="true">
    <div className="buy__main stack">
      <div className="card buy__skeleton">
        <Skeleton w="60%" h="1.25rem" />
        <Skeleton w="80%" h="1rem" />
      </div>
      {[1, 2, 3].map((row) => (
        <div key={row} className="card buy__line">
          <Skeleton w={56} h={56} />
          <div className="buy__words stack">
            <Skeleton w="70%" h="1.25rem" />
            <Skeleton w="50%" h="1rem" />
            <Skeleton w="30%" h="1.25rem" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
