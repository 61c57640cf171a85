import { Skeleton } from '#web/ui/skeleton.tsx';

const PLACES = [1, 2, 3, 4, 5, 6];

/** The skeleton of rows, in a column or in the layout of its container. */
export const MemberGoodsSkeleton = ({ className = 'card' }: { readonly className?: string }) => (
  <div className={className} aria-busy="true">
    {PLACES.map((at) => (
      <div key={at} className="member-goods-row member-goods-row--bare">
        <Skeleton w={72} h={72} />
        <div className="member-goods-row__body skeleton-rows__body">
          <Skeleton w="60%" h="1.25rem" />
          <Skeleton w="40%" h="1rem" />
          <Skeleton w="80%" h="1rem" />
          <Skeleton w="40%" h="1.75rem" />
        </div>
      </div>
    ))}
  </div>
);
