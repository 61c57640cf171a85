/**
 * What stands below the head of a page until its code is here: strips of its own, then a skeleton in the measures of its
 * rows. Drawn into the HTML once, for the inline script and for the app.
 */
import type { ReactNode } from 'react';
import type { Skeleton as Kind } from '#web/navigation/routes.ts';
import { GoodsCardSkeleton } from '#web/ui/goods-card-skeleton.tsx';
import { GoodsRowSkeleton, Skeleton } from '#web/ui/skeleton.tsx';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);

/** A height in px with the strip's own line. */
const strip = (height: number) => <div className="page-frame__strip" style={{ height }} />;

const body = (content: ReactNode) => <div className="page-frame__body">{content}</div>;

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

/** Rows of a card, each so many px high, with a picture of so many px. */
const rows = (height: number, picture: number) =>
  times(6).map((at) => (
    <div className="skeleton-rows__row" key={at} style={{ minHeight: height, alignItems: 'center', padding: '0 12px' }}>
      <Skeleton w={picture} h={picture} />
      <div className="skeleton-rows__body">
        <Skeleton w="60%" h="1.25rem" />
        <Skeleton w="40%" h="1rem" />
      </div>
    </div>
  ));

/** The line above the rows of a month or a day. */
const heading = (
  <div style={{ display: 'flex', alignItems: 'center', minHeight: 44, padding: '0 12px' }}>
    <Skeleton w="6rem" h="1.25rem" />
  </div>
);

/** An order or a request: its words, its pictures, its sum. */
const orders = times(4).map((at) => (
  <div className="card card__body" key={at} style={{ gap: 8, padding: '8px 12px 22px' }}>
    <Skeleton w="40%" h="1.25rem" />
    <Skeleton w="60%" h="1rem" />
    <Skeleton w={56} h={56} />
    <Skeleton w="7rem" h="1.5rem" />
  </div>
));

const list = body(cards(4, 4));

const detail = body(
  <>
    <div className="card card__body">
      <Skeleton w="100%" h="12rem" />
      <Skeleton w="70%" h="1.25rem" />
      <Skeleton w="40%" h="1.25rem" />
    </div>
    {cards(2, 4)}
  </>,
);

const form = body(
  <div className="card card__body">
    {times(4).map((at) => (
      <Skeleton key={at} w="100%" h="2.75rem" />
    ))}
    <Skeleton w="100%" h="3rem" />
  </div>,
);

export const bodies: Readonly<Record<Kind | 'points' | 'blank', ReactNode>> = {
  home: body(goods),
  search: (
    <>
      {strip(45)}
      <div style={{ height: 40 }} />
      {body(goods)}
    </>
  ),
  collection: (
    <>
      {strip(45)}
      {strip(45)}
      <div style={{ height: 40 }} />
      {body(goods)}
    </>
  ),
  points: (
    <>
      {strip(45)}
      {body(<Skeleton w="100%" h={44} />)}
      {strip(45)}
      <div style={{ height: 40 }} />
      {body(goods)}
    </>
  ),
  product: (
    <>
      <Skeleton w="100%" h={240} />
      {body(cards(2, 4))}
    </>
  ),
  cart: body(<div className="card">{rows(108, 72)}</div>),
  list,
  'wide-list': list,
  tabbed: (
    <>
      {strip(45)}
      {body(cards(4, 4))}
    </>
  ),
  papers: body(<div className="card">{rows(80, 56)}</div>),
  bought: (
    <>
      {strip(45)}
      {body(<div className="card">{rows(92, 72)}</div>)}
    </>
  ),
  days: body(
    <div className="card">
      {heading}
      {rows(92, 72)}
    </div>,
  ),
  cards: body(
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 8 }}>
      <GoodsCardSkeleton count={6} />
    </div>,
  ),
  orders: (
    <>
      {strip(45)}
      {heading}
      <div style={{ marginTop: -8 }}>{body(orders)}</div>
    </>
  ),
  requests: body(orders),
  detail,
  'wide-detail': detail,
  form,
  'wide-form': form,
  identity: (
    <div style={{ paddingTop: 68 }}>
      {body(
        <>
          <Skeleton w="40%" h="1.5rem" />
          <Skeleton w="80%" h="1rem" />
          <Skeleton w="100%" h="2.75rem" />
          <Skeleton w="100%" h="2.75rem" />
        </>,
      )}
    </div>
  ),
  // Over the head's lower part.
  member: <div style={{ marginTop: -52 }}>{body(cards(3, 5))}</div>,
  blank: null,
};
