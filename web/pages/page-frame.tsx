import type { ReactNode } from 'react';
import { HomePhoneMarkup } from '#web/areas/home/phone/home-phone-markup.tsx';
import type { Skeleton as Kind } from '#web/navigation/routes.ts';
import { TopBar } from '#web/parts/page/top-bar.tsx';
import { SearchBox } from '#web/parts/search/search-box.tsx';
import { GoodsRowSkeleton, Skeleton } from '#web/ui/skeleton.tsx';
import './page-frame.css';

interface Props {
  readonly title: string;
  /** `blank`: nothing is known of the page, for example a members-only page for a visitor. */
  readonly skeleton: Kind | 'blank';
  readonly desk: boolean;
}

/**
 * Shown before a page's code has loaded: title bar and skeleton. The build prerenders it into the HTML; the app shows
 * it while a page loads.
 */
export function PageFrame({ title, skeleton, desk }: Props) {
  if (skeleton === 'home' && !desk) return <HomePhoneMarkup search={<SearchBox look="crown" />} />;
  return (
    <main className="page-frame page-width" aria-busy="true" aria-label="加载中">
      {desk ? (
        <div className="crumb">
          <h1>{title}</h1>
        </div>
      ) : skeleton === 'member' ? (
        <MemberCrown title={title} />
      ) : (
        <TopBar title={title} {...(skeleton === 'search' && { head: <SearchBox look="bar" /> })} />
      )}
      <div className="page-frame__body">{bodies[skeleton]}</div>
    </main>
  );
}

/** The ground of the member centre's own head. */
export const MemberCrown = ({ title }: { readonly title: string }) => (
  <header style={{ height: 136, background: 'var(--brand)' }}>
    <h1 className="visually-hidden">{title}</h1>
  </header>
);

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

const goods = (
  <div className="card">
    <GoodsRowSkeleton count={8} />
  </div>
);

/** Cards in a column, each with so many lines. */
const cards = (count: number, lines: number) =>
  times(count).map((at) => (
    <div className="card card__body" key={at}>
      {times(lines).map((line) => (
        <Skeleton key={line} w={line === 0 ? '40%' : '80%'} h="1rem" />
      ))}
    </div>
  ));

const bodies: Readonly<Record<Props['skeleton'], ReactNode>> = {
  home: goods,
  search: goods,
  goods,
  list: cards(4, 4),
  detail: (
    <>
      <div className="card card__body">
        <Skeleton w="100%" h="12rem" />
        <Skeleton w="70%" h="1.25rem" />
        <Skeleton w="40%" h="1.25rem" />
      </div>
      {cards(2, 4)}
    </>
  ),
  form: (
    <div className="card card__body">
      {times(4).map((at) => (
        <Skeleton key={at} w="100%" h="2.75rem" />
      ))}
      <Skeleton w="100%" h="3rem" />
    </div>
  ),
  member: cards(3, 5),
  blank: null,
};
