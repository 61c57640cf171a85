import { Skeleton } from '#web/ui/skeleton.tsx';

/** The skeleton of rows. */
export const PapersSkeleton = () => (
  <div className="card ruled" aria-busy="true">
    {[1, 2, 3, 4, 5, 6].map((at) => (
      <div key={at} className="row loose taller inset paper-row">
        <Skeleton w={56} h={56} />
        <span className="column grow tight paper-row__words">
          <Skeleton w="60%" h="1.25rem" />
          <Skeleton w="40%" h="1rem" />
        </span>
      </div>
    ))}
  </div>
);
