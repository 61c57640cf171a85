import { type ReactElement, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';

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
  const [first, size] = useRowSize<HTMLDivElement>(rows.length === 0, rowSize);
  if (!size) return <div ref={first}>{rows.slice(0, FIRST_ROWS).map(render)}</div>;
  return (
    <WindowVirtualizer data={rows} bufferSize={600} ssrCount={rowsAtOnce(size)} itemSize={size}>
      {render}
    </WindowVirtualizer>
  );
}

/**
 * The place of the first rows, and the height of a row in px, which is measured there before the first paint: a wrong
 * estimate would move the scroll position later.
 */
function useRowSize<E extends HTMLElement>(isEmpty: boolean, told?: number): [RefObject<E | null>, number | undefined] {
  const first = useRef<E>(null);
  const [size, setSize] = useState(told);
  useLayoutEffect(() => {
    if (isEmpty) return;
    const { children, offsetHeight } = first.current ?? {};
    if (children?.length) setSize(Math.round((offsetHeight ?? 0) / children.length) || UNMEASURED);
  }, [isEmpty]);
  return [first, size];
}

interface ListProps {
  /** The rows of one list, with keys. */
  readonly rows: readonly ReactElement[];
}

/** The rows of a whole list (`LongList`), of which only those near the viewport are in the document. */
export function ListWindow({ rows }: ListProps) {
  const [first, size] = useRowSize<HTMLUListElement>(rows.length === 0);
  if (!size)
    return (
      <ul ref={first}>
        {rows.slice(0, FIRST_ROWS).map((row) => (
          <li key={row.key}>{row}</li>
        ))}
      </ul>
    );
  return (
    <WindowVirtualizer as="ul" item="li" bufferSize={600} ssrCount={rowsAtOnce(size)} itemSize={size}>
      {rows as ReactElement[]}
    </WindowVirtualizer>
  );
}

/** Until the first scroll only these rows are rendered, whatever arrives meanwhile, so they must fill the viewport. */
const rowsAtOnce = (size: number): number => Math.max(FIRST_ROWS, Math.ceil(innerHeight / size));
