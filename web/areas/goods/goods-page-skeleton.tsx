import { Skeleton } from '#web/ui/skeleton.tsx';
import { BuyingOptionsSkeleton } from './buying-options.tsx';

/** The skeleton of the goods page, with its final size. */
export const GoodsPageSkeleton = () => (
  <div className="column goods-page__top" aria-hidden="true">
    <div className="gallery card">
      <Skeleton className="gallery__skeleton" />
    </div>
    <div className="card column goods-page__buy">
      <Skeleton w="70%" h="1.5rem" />
      <Skeleton w="90%" h="1rem" />
      <BuyingOptionsSkeleton />
    </div>
  </div>
);
