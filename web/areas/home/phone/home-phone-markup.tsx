import type { ReactNode } from 'react';
import { Logo } from '#web/ui/logo.tsx';
import { GoodsRowSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import { FirstShortcuts } from '../entrances/shortcuts.tsx';
import { Spots } from '../entrances/spots.tsx';
import '../home.css';

interface Props {
  readonly search: ReactNode;
  readonly advert?: ReactNode;
  readonly notice?: ReactNode;
  readonly banner?: ReactNode;
  readonly categories?: ReactNode;
  readonly accountCard?: ReactNode;
  readonly shortcuts?: ReactNode;
  readonly promotion?: ReactNode;
  readonly lists?: ReactNode;
  readonly below?: ReactNode;
}

/** The phone layout of home. Missing parts are skeletons; prerendered it has no data at all. */
export function HomePhoneMarkup(props: Props) {
  return (
    <>
      <header className="crown">
        <Logo plain label="药仓" />
        {props.search}
      </header>
      <aside className="crown__below" aria-label="公告">
        {props.advert}
        <div className="crown__notice">{props.notice}</div>
      </aside>
      <main className="home stack">
        <h1 className="visually-hidden">药仓 医药器械批发</h1>
        <div className="home__banner">{props.banner}</div>
        <nav className="card categories" aria-label="分类">
          {props.categories ?? <CategorySkeleton />}
        </nav>
        <div className="account-card">{props.accountCard}</div>
        <nav className="card shortcuts" aria-label="快捷入口">
          {props.shortcuts ?? <FirstShortcuts />}
        </nav>
        {props.promotion ?? <PromotionSkeleton />}
        {props.lists ?? <ListSkeleton />}
        {props.below}
      </main>
    </>
  );
}

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** The skeleton of categories. */
export const CategorySkeleton = () => <Spots name="categories__item" count={5} size="40px" />;

/** The skeleton of the promotion strip. */
export const PromotionSkeleton = () => (
  <section className="card" aria-hidden="true">
    <div className="card__head">
      <Skeleton w="4.5rem" h="1.25rem" />
    </div>
    <MiniSkeleton />
  </section>
);

/** The skeleton of three small goods. */
export const MiniSkeleton = () => (
  <div className="home__three">
    {times(3).map((at) => (
      <span className="mini" key={at}>
        <Skeleton className="picture" w="100%" h="auto" />
        <Skeleton className="mini__name" w="80%" h="1.25rem" />
        <Skeleton w="60%" h="1.5rem" />
      </span>
    ))}
  </div>
);

const ListSkeleton = () => (
  <section className="card" aria-hidden="true">
    <div className="home__tabs-room" />
    <GoodsRowSkeleton count={4} />
  </section>
);
