import { Fragment, type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { noMore } from '#shared/messages/empty.ts';
import { usePart } from '#web/state/loading/use-part.ts';
import { noteOpenEnd } from '#web/state/shell/open-ends.ts';
import { cx } from '#web/ui/cx.ts';
import type { Endless } from './endless.ts';
import './endless-list.css';
import { FailedFace } from '../failed-face.tsx';
import { later } from '../page/later.ts';

const windowed = later(async () => (await import('./endless-window.lazy.tsx')).EndlessWindow);
const Windowed = windowed.View;

interface Props<T> {
  readonly list: Endless<T>;
  readonly itemKey: (item: T) => string;
  readonly children: (item: T, at: number) => ReactNode;
  /** Items in a row. */
  readonly columns?: number;
  readonly className?: string | undefined;
  /** About how high a row is, in px: what follows the list then stands right before the rows are measured. */
  readonly rowSize?: number;
  /** Said once the list has ended; null says nothing. */
  readonly end?: ReactNode;
  /** Skeletons of the page that is on its way: a screen of them, so that what follows the list is not pushed about. */
  readonly skeleton?: ReactNode;
  /** Fills the places of the last row that no item takes. */
  readonly blank?: ReactNode;
  /** How the items fall into rows, and what stands around a row, where `columns` alone does not say it; `at` has no meaning then. */
  readonly grouped?:
    | {
        readonly rows: (items: readonly T[]) => readonly (readonly T[])[];
        readonly frame: (row: ReactNode, items: readonly T[]) => ReactNode;
      }
    | undefined;
  /** Stands after so many items, where the list is longer. */
  readonly between?: { readonly after: number; readonly node: ReactNode } | undefined;
}

/**
 * A list without an end, once its first page is there (`Loaded`): only what is near the window is in the document, the next
 * page comes before it is needed, and what was loaded stays when it fails.
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
  const items = usePart(list).data ?? [];
  const tail = useSnapshot(list.tail).phase;
  const rows = grouped ? grouped.rows(items) : rowsOf(items, columns);
  const row = (each: readonly T[], at: number) => {
    const one = itemsRow(each, at);
    if (grouped) return <Fragment key={at}>{grouped.frame(one, each)}</Fragment>;
    if (!between || items.length <= between.after || (at + 1) * columns !== between.after) return one;
    return (
      <div key={at}>
        {one}
        {between.node}
      </div>
    );
  };
  const itemsRow = (each: readonly T[], at: number) => (
    <Row key={at} columns={columns} className={cx(at === 0 && 'is-first')}>
      {each.map((item, column) => (
        <div className="endless__item" key={itemKey(item)}>
          {children(item, at * columns + column)}
        </div>
      ))}
      {blank && tail === 'end' && blanks(columns - each.length, blank)}
    </Row>
  );
  // Anew after each page: the skeletons of a page that has come are gone, and were not pushed down a screen.
  const plain = (count: number, waits?: boolean) => (
    <>
      {rows.slice(0, count).map(row)}
      <Foot key={items.length} list={list} end={end} skeleton={skeleton} waits={waits} />
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
          <Windowed rows={rows} render={row as never} rowSize={rowSize} />
          <Foot key={items.length} list={list} end={end} skeleton={skeleton} />
        </Suspense>
      )}
    </div>
  );
}

/**
 * The window's rows are other elements than the first ones: whoever is in one of those is in the same place of these at
 * once, before a key or the screen could tell. Stands before the first ones, to be gone before they are.
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

/** A list that has ended within so many rows needs no window: measuring its rows would push what follows about. */
const PLAIN_ROWS = 12;

/**
 * Rows shown while the code of the window is on its way: they fill a screen, and each costs a slow phone some 10 ms. The foot
 * asks for no more by then: it would see itself near the end of them.
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
  /** Stands below the first rows only. */
  readonly waits?: boolean | undefined;
}

/** The end of the list: asks for more when it comes near, and says how things stand. */
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

/** Fetches the code of the window ahead of the list's data. */
export const prefetchWindow = (): void => void windowed.fetch().catch(() => undefined);
