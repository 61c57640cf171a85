import { Skeleton } from '#web/ui/skeleton.tsx';

/** A day's goods before they are there. */
export const HistorySkeleton = () => (
  <div className="history-day is-first is-last" aria-busy="true">
    <div className="history-day__head">
      <Skeleton w="6rem" h="1.25rem" />
    </div>
    <div className="history-day__skeleton">
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <div key={at} className="kept-row kept-row--bare">
          <Skeleton w={72} h={72} />
          <div className="kept-row__body">
            <Skeleton w="60%" h="1.25rem" />
            <Skeleton w="40%" h="1rem" />
            <Skeleton w="80%" h="2rem" />
          </div>
        </div>
      ))}
    </div>
  </div>
);
