/**
 * What stands below the header of a page at a desk until its code is here, in the measures of the page. The breadcrumb's
 * place is empty: its way and its words are the page's.
 */
import type { ReactNode } from 'react';
import type { Skeleton as Kind } from '#web/navigation/routes.ts';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';

const CRUMB = 44;
/** The side menu with the gap beside it. */
const SIDE = 196;

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** Below the breadcrumb, px from the left, in a column with the gap between cards. */
const below = (content: ReactNode, left = 0) => (
  <div style={{ display: 'grid', gap: 12, gridTemplateColumns: 'minmax(0, 1fr)', padding: `${CRUMB}px 0 0 ${left}px` }}>
    {content}
  </div>
);

/** Beside the side menu of a member's page. */
const member = (content: ReactNode) => below(content, SIDE);

/** A card that says nothing yet: tabs, filters, a search box. */
const strip = (height: number) => <div className="card" style={{ height }} />;

const columns = (widths: string, content: ReactNode) => (
  <div style={{ display: 'grid', gap: 12, gridTemplateColumns: widths, alignItems: 'start' }}>{content}</div>
);

const goods = (count: number, wide: number) =>
  columns(`repeat(${wide}, minmax(0, 1fr))`, <GoodsCardSkeleton count={count} />);

/** A card of so many lines. */
const card = (lines: number, key?: number) => (
  <div className="card card__body" key={key}>
    {times(lines).map((line) => (
      <Skeleton key={line} w={line === 0 ? '30%' : '60%'} h="1rem" />
    ))}
  </div>
);

const cards = (count: number, lines: number) => times(count).map((at) => card(lines, at));

/** Rows of a card, each so many px high, with a picture of so many px, below the heads of a table. */
const rows = (height: number, picture: number, heads = 0) => (
  <div className="card" style={{ paddingTop: heads }}>
    {times(5).map((at) => (
      <div className="skeleton-rows__row" key={at} style={{ height }}>
        <Skeleton w={picture} h={picture} />
        <div className="skeleton-rows__body" style={{ alignSelf: 'center' }}>
          <Skeleton w="30%" h="1.25rem" />
          <Skeleton w="20%" h="1rem" />
        </div>
      </div>
    ))}
  </div>
);

/** The line above the rows of a month. */
const month = (
  <div style={{ padding: '12px 4px 8px' }}>
    <Skeleton w={96} h={20} />
  </div>
);

const list = cards(4, 4);

export const deskBodies: Readonly<Record<Kind | 'points' | 'blank', ReactNode>> = {
  home: null,
  search: below([strip(136), goods(10, 5)]),
  collection: below([<div key="tabs" style={{ height: 45 }} />, strip(92), goods(10, 5)]),
  points: below([<div key="tabs" style={{ height: 45 }} />, strip(44), strip(92), goods(10, 5)]),
  product: below(
    columns('minmax(0, 440px) minmax(0, 1fr)', [
      <Skeleton key="picture" w="100%" h={440} />,
      <div key="buy" className="card card__body" style={{ height: 300, padding: 24 }}>
        <Skeleton w="70%" h={24} />
        <Skeleton w="90%" h={16} />
        <Skeleton w="100%" h={44} />
        <Skeleton w="60%" h={36} />
      </div>,
    ]),
  ),
  cart: <div style={{ paddingTop: 52, width: 908, maxWidth: '100%' }}>{rows(97, 72)}</div>,
  papers: below(rows(80, 56)),
  identity: null,
  'wide-list': below(list),
  'wide-form': below(columns('minmax(0, 1fr) minmax(0, 320px)', [card(4, 0), card(2, 1)])),
  'wide-detail': below(list),
  member: member(
    columns('minmax(0, 1fr) minmax(0, 228px)', [
      <div key="own" style={{ display: 'grid', gap: 12 }}>
        {strip(36)}
        {list}
      </div>,
      card(6, 9),
    ]),
  ),
  bought: member([strip(52), rows(56, 40, 40)]),
  days: member([strip(52), rows(97, 72)]),
  cards: member([strip(52), goods(4, 2)]),
  orders: member([strip(52), <div key="rows">{[month, rows(133, 56)]}</div>]),
  requests: member([strip(52), rows(68, 40, 52)]),
  tabbed: member([strip(52), list]),
  list: member(list),
  detail: member(list),
  form: member(list),
  blank: null,
};
