import { Skeleton } from '#web/ui/skeleton.tsx';
import { KeptRowsSkeleton } from './member-goods-skeleton.tsx';

/** A day's goods before they are there. */
export const HistorySkeleton = () => (
  <div className="history-day is-first is-last">
    <div className="history-day__head">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    <KeptRowsSkeleton className="history-day__skeleton" />
  </div>
);
