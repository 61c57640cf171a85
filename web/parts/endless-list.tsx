import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { noMore } from '#shared/messages/empty.ts';
import { loadFailed } from '#shared/messages/wire.ts';
import { Button } from '#web/ui/button.tsx';
import { cx } from '#web/ui/cx.ts';
import type { Tail } from './endless.ts';
import './endless-list.css';
import { later } from './later.ts';

const windowed = later(async () => (await import('./endless-window.tsx')).EndlessWindow);
const Windowed = windowed.View;

interface Props<T> {
  readonly items: readonly T[];
  readonly tail: Tail;
  /** Asks for the next page, or for the failed one again. */
  readonly onMore: () => void;
  readonly itemKey: (item: T) => string;
  readonly children: (item: T, at: number) => ReactNode;
  /** Items in a row. */
  readonly columns?: number;
  readonly className?: string | undefined;
  /** About how high a row is, in px: what follows the list then stands right before the rows are measured. */
  readonly rowSize?: number;
  /** Said once the list has ended; null says nothing. */
  readonly end?: ReactNode;
  /** Bones of the page that is on its way: a screen of them, so that what follows the list is not pushed about. */
  readonly bones?: ReactNode;
  /** Fills the places of the last row that no item takes. */
  readonly blank?: ReactNode;
}

/** A list without an end: only what is near the window is in the document, the next page comes before it is needed. */
export function EndlessList<T>(props: Props<T>) {
  const {
    items,
    tail,
    onMore,
    columns = 1,
    itemKey,
    children,
    className,
    end = noMore.text,
    bones,
    blank,
    rowSize,
  } = props;
  const rows = rowsOf(items, columns);
  const row = (each: readonly T[], at: number) => (
    <Row key={at} columns={columns} className={cx(at === 0 && 'is-first')}>
      {each.map((item, column) => (
        <div className="endless__item" key={itemKey(item)}>
          {children(item, at * columns + column)}
        </div>
      ))}
      {blank && tail === 'end' && blanks(columns - each.length, blank)}
    </Row>
  );
  return (
    <div className={cx('endless', className)}>
      {tail === 'end' && rows.length <= PLAIN_ROWS ? (
        rows.map(row)
      ) : (
        <Suspense fallback={rows.slice(0, PLAIN_ROWS).map(row)}>
          <Windowed rows={rows} render={row as never} rowSize={rowSize} />
        </Suspense>
      )}
      <Foot tail={tail} onMore={onMore} length={items.length} end={end} bones={bones} />
    </div>
  );
}

function blanks(count: number, blank: ReactNode): ReactNode {
  const places = Array.from({ length: count }, (_, at) => at);
  return places.map((at) => (
    <div className="endless__item" key={`blank ${at}`} aria-hidden="true">
      {blank}
    </div>
  ));
}

/**
 * Rows shown while the code of the window is on its way. A list that has ended within them needs no window: measuring its
 * rows would push what follows about.
 */
const PLAIN_ROWS = 12;

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
  readonly tail: Tail;
  readonly length: number;
  readonly onMore: () => void;
  readonly end: ReactNode;
  readonly bones: ReactNode;
}

/** The end of the list: asks for more when it comes near, and says how things stand. */
function Foot({ tail, length, onMore, end, bones }: FootProps) {
  const foot = useRef<HTMLDivElement>(null);
  const more = useRef(onMore);
  more.current = onMore;
  useEffect(() => {
    if (tail !== 'idle' || !foot.current) return;
    const look = new IntersectionObserver((seen) => seen.some((each) => each.isIntersecting) && more.current(), {
      rootMargin: '0px 0px 800px',
    });
    look.observe(foot.current);
    return () => look.disconnect();
  }, [tail, length]);
  return (
    <div
      className={cx('endless__foot', tail === 'loading' && bones ? 'has-bones' : undefined)}
      ref={foot}
      role="status"
    >
      {tail === 'failed' && (
        <Button kind="line" size="sm" icon="repeat" onClick={onMore}>
          {loadFailed.text}
        </Button>
      )}
      {tail === 'loading' && (bones ?? '加载中…')}
      {tail === 'end' && end}
    </div>
  );
}

/** Fetches the code of the window ahead of the list's data. */
export const prefetchWindow = (): void => void windowed.fetch().catch(() => undefined);
