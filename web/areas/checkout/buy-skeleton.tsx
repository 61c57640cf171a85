import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of the checkout, with its final size. */
export const BuySkeleton = () => (
  <div className="page-body buy__cols" aria-hidden="true">
    <div className="stack">
      <div className="card cell loose taller">
        <div className="column tight grow">
          <Skeleton w="60%" h="1.125rem" />
          <Skeleton w="80%" h="1.125rem" />
        </div>
      </div>
      <div className="card buy__merchant">
        <div className="card__head">
          <Skeleton w="40%" h="1.25rem" />
        </div>
        {[1, 2, 3].map((row) => (
          <div key={row} className="wrap flush baseline size-13 buy__one">
            <Skeleton w="100%" h="1.25rem" />
          </div>
        ))}
        <div className="row inset-sides buy__end">
          <Skeleton w="30%" h="1.25rem" />
        </div>
      </div>
    </div>
    <div className="column buy__side">
      <div className="card column inset">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} w="100%" h="1.5rem" />
        ))}
      </div>
    </div>
  </div>
);
