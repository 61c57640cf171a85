import type { ReactNode } from 'react';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import '../home.css';

interface Props {
  readonly categories?: ReactNode;
  readonly banner?: ReactNode;
  readonly ads?: ReactNode;
  readonly accountCard?: ReactNode;
  readonly shortcuts?: ReactNode;
  readonly children?: ReactNode;
}

/** The desktop layout of home, with skeletons for missing parts. */
export function HomeDeskMarkup({ categories, banner, ads, accountCard, shortcuts, children }: Props) {
  return (
    <main className="page-width home-desk">
      <h1 className="visually-hidden">药仓 医药器械批发</h1>
      <div className="hero">
        {categories ?? <div className="card" />}
        {banner ?? <div className="hero__room" />}
        <div className="hero__flyers">
          {ads ?? (
            <>
              <div className="hero__room" />
              <div className="hero__room" />
            </>
          )}
        </div>
        {accountCard ?? <div className="card" />}
      </div>
      {shortcuts ?? <div className="card strip" />}
      {children ?? <GridSkeleton />}
    </main>
  );
}

/** The skeleton of a goods section. */
export const GridSkeleton = () => (
  <>
    <div className="goods-list__head">
      <Skeleton w="6rem" h="1.5rem" />
    </div>
    <div className="goods-list--card">
      <GoodsCardSkeleton count={5} />
    </div>
  </>
);
