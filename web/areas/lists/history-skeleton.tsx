import { Skeleton } from '#web/ui/skeleton.tsx';
import { MemberGoodsSkeleton } from './member-goods-skeleton.tsx';

/** The skeleton of a day. */
export const HistorySkeleton = () => (
  <div className="history-day is-first is-last">
    <div className="history-day__head">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    <MemberGoodsSkeleton className="history-day__skeleton" />
  </div>
);
