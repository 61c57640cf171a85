import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of tickets. */
export const CouponsSkeleton = ({ count = 5 }: { readonly count?: number }) => (
  <div className="column coupons__list" aria-hidden="true">
    {Array.from({ length: count }, (_, at) => at).map((at) => (
      <div key={at} className="ticket ticket--off">
        <span className="ticket__cut" />
        <span className="ticket__body">
          <Skeleton w="80%" h="1.25rem" />
          <Skeleton w="56%" h="1rem" />
        </span>
        <span className="ticket__act">
          <Skeleton w="4.5rem" h="2rem" />
        </span>
      </div>
    ))}
  </div>
);
