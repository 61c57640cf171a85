import {
  createContext,
  type ReactElement,
  type Ref,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { type CustomItemComponentProps, Virtualizer, WindowVirtualizer } from 'virtua';
import { cx } from '#web/ui/cx.ts';

/** A long list has a field above it. One file serves both. */
export { FoundField } from './found-field.tsx';

interface Props {
  readonly rows: readonly (readonly unknown[])[];
  readonly render: (row: readonly unknown[], at: number) => ReactElement;
  /** The estimated height of a row in px, until it is measured. Without it the first rows are measured beforehand. */
  readonly rowSize?: number | undefined;
}

/** Rows rendered to measure one; also the minimum later. */
const FIRST_ROWS = 6;

/** The row height in px when none can be measured: on a hidden page. */
const UNMEASURED = 100;

/** The virtualised rows of an endless list, in a chunk of their own. */
export function EndlessWindow({ rows, render, rowSize }: Props) {
  const [first, room] = useRoom<HTMLDivElement>(rows.length === 0, rowSize);
  const size = room?.size;
  if (!size) return <div ref={first}>{rows.slice(0, FIRST_ROWS).map(render)}</div>;
  return (
    <WindowVirtualizer data={rows} bufferSize={600} ssrCount={rowsAtOnce(size)} itemSize={size}>
      {render}
    </WindowVirtualizer>
  );
}

interface Room {
  /** The height of a row in px. */
  readonly size: number;
  /** The body of the dialog around the list; undefined on a page. */
  readonly scroller?: HTMLElement | undefined;
  /** px from the top of its content to the list. */
  readonly margin?: number;
}

/**
 * The place of the first rows, and what is measured there before the first paint: a wrong estimate would move the scroll
 * position later.
 */
function useRoom<E extends HTMLElement>(isEmpty: boolean, told?: number): [RefObject<E | null>, Room | undefined] {
  const first = useRef<E>(null);
  const [room, setRoom] = useState<Room | undefined>(told === undefined ? undefined : { size: told });
  useLayoutEffect(() => {
    if (!isEmpty && first.current?.children.length) setRoom(roomOf(first.current));
  }, [isEmpty]);
  return [first, room];
}

function roomOf(list: HTMLElement): Room {
  const size = Math.round(list.offsetHeight / list.children.length) || UNMEASURED;
  const scroller = list.closest<HTMLElement>('.dialog__body') ?? undefined;
  if (!scroller) return { size };
  const margin = list.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
  return { size, scroller, margin };
}

interface ListProps {
  /** The rows of one list, with keys. */
  readonly rows: readonly ReactElement[];
  readonly className?: string | undefined;
}

/** The rows of a whole list (`LongList`), of which only those near the viewport, or near a dialog's, are in the document. */
export function ListWindow({ rows, className }: ListProps) {
  const [first, room] = useRoom<HTMLUListElement>(rows.length === 0);
  const [held, hold] = useState(0);
  const size = room?.size ?? UNMEASURED;
  const shared = {
    as: 'ul',
    item: Item,
    bufferSize: 600,
    itemSize: size,
    ssrCount: rowsAtOnce(size),
  } as const;
  return (
    <Count value={rows.length}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears what happens in its rows */}
      <div className={cx('window', className)} onFocus={({ target }) => hold(placeOf(target))}>
        {!room ? (
          <ul ref={first}>
            {rows.slice(0, FIRST_ROWS).map((row) => (
              <li key={row.key}>{row}</li>
            ))}
          </ul>
        ) : room.scroller ? (
          <Virtualizer
            {...shared}
            scrollRef={{ current: room.scroller }}
            startMargin={room.margin ?? 0}
            keepMounted={[held]}
          >
            {rows as ReactElement[]}
          </Virtualizer>
        ) : (
          <WindowVirtualizer {...shared}>{rows as ReactElement[]}</WindowVirtualizer>
        )}
      </div>
    </Count>
  );
}

/** How many rows the list has, with those that are not in the document. */
const Count = createContext(0);

const Item = ({ style, index, children, ref }: CustomItemComponentProps) => (
  <li ref={ref as Ref<HTMLLIElement>} style={style} aria-posinset={index + 1} aria-setsize={useContext(Count)}>
    {children}
  </li>
);

/** The row that has the focus stays in the document, wherever the list is scrolled to. */
const placeOf = (focused: Element): number => Number(focused.closest('li')?.getAttribute('aria-posinset') ?? 1) - 1;

/** Until the first scroll only these rows are rendered, whatever arrives meanwhile, so they must fill the viewport. */
const rowsAtOnce = (size: number): number => Math.max(FIRST_ROWS, Math.ceil(innerHeight / size));
