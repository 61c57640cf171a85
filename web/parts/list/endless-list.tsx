import { Fragment, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { uniqueBy } from '#shared/contract/unique-by.ts';
import { noMore } from '#shared/messages/empty.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { noteOpenEnd } from '#web/state/shell/open-ends.ts';
import { cx } from '#web/ui/cx.ts';
import type { Endless } from './endless.ts';
import './endless-list.css';
import { Boundary } from '../boundary.tsx';
import { FailedFace } from '../failed-face.tsx';
import { later } from '../page/later.ts';

const windowed = later(async () => (await import('./endless-window.lazy.tsx')).EndlessWindow, 'up');
const Windowed = windowed.View;

interface Props<T> {
  readonly list: Endless<T>;
  readonly itemKey: (item: T) => string;
  readonly children: (item: T, at: number) => ReactNode;
  /** Items in a row. */
  readonly columns?: number;
  readonly className?: string | undefined;
  /** The estimated height of a row in px, so that content after the list is in place before rows are measured. */
  readonly rowSize?: number;
  /** Shown at the end of the list; null shows nothing. */
  readonly end?: ReactNode;
  /** Skeletons of the next page: one screen of them, so that content after the list does not move. */
  readonly skeleton?: ReactNode;
  /** Fills the empty places of the last row. */
  readonly blank?: ReactNode;
  /**
   * How items are grouped into rows, and the wrapper of a row, where `columns` does not suffice; `at` has no meaning
   * then.
   */
  readonly grouped?:
    | {
        readonly rows: (items: readonly T[]) => readonly (readonly T[])[];
        readonly frame: (row: ReactNode, items: readonly T[]) => ReactNode;
      }
    | undefined;
  /** Inserted after so many items, if the list is longer. */
  readonly between?: { readonly after: number; readonly node: ReactNode } | undefined;
}

/**
 * An endless list, once its first page has arrived (`Loaded`). Only rows near the viewport are in the document. The
 * next page loads before it is needed. When it fails the loaded pages stay.
 */
export function EndlessList<T>(props: Props<T>) {
  const {
    list,
    columns = 1,
    itemKey,
    children,
    className,
    end = noMore.text,
    skeleton,
    blank,
    rowSize,
    between,
    grouped,
  } = props;
  const place = useRef<HTMLDivElement>(null);
  const came = usePart(list).data ?? [];
  // A server sends a row twice, or a page repeats the end of the page before.
  const once = uniqueBy(came, itemKey);
  const items = once.length === came.length ? came : once;
  const tail = useSnapshot(list.tail).phase;
  const rows = grouped ? grouped.rows(items) : rowsOf(items, columns);
  // Groups have headings and tables of their own.
  const asList = grouped ? undefined : ({ role: 'list' } as const);
  const asItem = asList && ({ role: 'listitem' } as const);
  const row = (each: readonly T[], at: number) => {
    const one = itemsRow(each, at);
    if (grouped) return <Fragment key={at}>{grouped.frame(one, each)}</Fragment>;
    if (!between || items.length <= between.after || (at + 1) * columns !== between.after) return one;
    return (
      <div key={at}>
        {one}
        <div {...asItem}>{between.node}</div>
      </div>
    );
  };
  const placeOf = (at: number) =>
    asItem && { ...asItem, 'aria-posinset': at + 1, 'aria-setsize': tail === 'end' ? items.length : -1 };
  const itemsRow = (each: readonly T[], at: number) => (
    <Row key={at} columns={columns} className={cx(at === 0 && 'is-first')}>
      {each.map((item, column) => (
        <div className="endless__item" key={itemKey(item)} {...placeOf(at * columns + column)}>
          {children(item, at * columns + column)}
        </div>
      ))}
      {blank && tail === 'end' && blanks(columns - each.length, blank)}
    </Row>
  );
  // A new key per page: the skeletons of an arrived page are removed instead of moved down.
  const plain = (count: number, waits?: boolean) => (
    <>
      <div {...asList}>{rows.slice(0, count).map(row)}</div>
      <Foot key={came.length} list={list} end={end} skeleton={skeleton} waits={waits} />
    </>
  );
  return (
    <div className={cx('endless', className)} ref={place}>
      {tail === 'end' && rows.length <= PLAIN_ROWS ? (
        plain(PLAIN_ROWS)
      ) : (
        <Suspense
          fallback={
            <>
              <KeptFocus place={place} />
              {plain(WAITING_ROWS, true)}
            </>
          }
        >
          {/* Without the window's code the list is longer, but whole. */}
          <Boundary face={() => plain(rows.length)}>
            <div className="window" {...asList}>
              <Windowed rows={rows} render={row as never} rowSize={rowSize} />
            </div>
            <Foot key={came.length} list={list} end={end} skeleton={skeleton} />
          </Boundary>
        </Suspense>
      )}
    </div>
  );
}

/**
 * The window's rows are new elements. Moves the focus from a first row to the same place of the new row at once.
 * Rendered before the first rows, so that it runs before they are removed.
 */
function KeptFocus({ place }: { readonly place: RefObject<HTMLElement | null> }) {
  useLayoutEffect(
    () => () => {
      const stops = () => [...(place.current?.querySelectorAll<HTMLElement>('a, button, input') ?? [])];
      const at = stops().indexOf(document.activeElement as HTMLElement);
      if (at >= 0) queueMicrotask(() => stops()[at]?.focus({ preventScroll: true }));
    },
    [place],
  );
  return null;
}

function blanks(count: number, blank: ReactNode): ReactNode {
  const places = Array.from({ length: count }, (_, at) => at);
  return places.map((at) => (
    <div className="endless__item" key={`blank ${at}`} aria-hidden="true">
      {blank}
    </div>
  ));
}

/** A list that ends within this many rows needs no window: measuring its rows would move the content after it. */
const PLAIN_ROWS = 12;

/**
 * Rows shown while the window's code loads. They fill a screen, and each costs a slow phone about 10 ms. The foot loads
 * no more meanwhile, because it would be near the end of them.
 */
const WAITING_ROWS = 8;

function rowsOf<T>(items: readonly T[], columns: number): (readonly T[])[] {
  const rows: (readonly T[])[] = [];
  for (let at = 0; at < items.length; at += columns) rows.push(items.slice(at, at + columns));
  return rows;
}

interface RowProps {
  readonly columns: number;
  readonly className: string;
  readonly children: ReactNode;
}

const Row = ({ columns, className, children }: RowProps) => (
  <div
    className={cx('endless__row', className)}
    style={columns > 1 ? { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } : undefined}
  >
    {children}
  </div>
);

interface FootProps {
  readonly list: Pick<Endless<unknown>, 'tail' | 'more'>;
  readonly end: ReactNode;
  readonly skeleton: ReactNode;
  /** Only the first rows are shown so far. */
  readonly waits?: boolean | undefined;
}

/** The end of the list: loads more when it comes near, and shows the state. */
function Foot({ list, end, skeleton, waits = false }: FootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const { phase: tail, fault } = useSnapshot(list.tail);
  const goesOn = tail === 'idle' || tail === 'loading';
  useEffect(() => (goesOn ? noteOpenEnd() : undefined), [goesOn]);
  useEffect(() => {
    if (waits || tail !== 'idle' || !foot.current) return;
    const look = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && list.more(), {
      rootMargin: '0px 0px 800px',
    });
    look.observe(foot.current);
    return () => look.disconnect();
  }, [list, tail, waits]);
  return (
    <div
      className={cx('endless__foot', tail === 'loading' && skeleton ? 'has-skeleton' : undefined)}
      ref={foot}
      role="status"
    >
      {tail === 'failed' && <FailedFace look="line" error={fault?.error} onRetry={list.more} />}
      {tail === 'loading' && (skeleton ?? '加载中…')}
      {tail === 'end' && end}
    </div>
  );
}

/** Prefetches the window's code before the list's data arrives. */
export const prefetchWindow = (): void => void windowed.fetch().catch(() => undefined);
