import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { WindowVirtualizer } from 'virtua';

interface Props {
  readonly rows: readonly (readonly unknown[])[];
  readonly render: (row: readonly unknown[], at: number) => ReactElement;
  /** About how high a row is, in px, until it is measured; without it the first rows are measured beforehand. */
  readonly rowSize?: number | undefined;
}

/** Rows drawn to measure how high one is; fewer are not drawn later either. */
const FIRST_ROWS = 6;

/** How high a row is taken to be, in px, where none can be measured: on a page that is hidden. */
const UNMEASURED = 100;

/** The part of an endless list that knows the window; in a chunk of its own. */
export function EndlessWindow({ rows, render, rowSize }: Props) {
  const first = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(rowSize);
  const isEmpty = rows.length === 0;
  // Before the first paint: rows that turned out much higher than was thought would move the place of whoever scrolls fast.
  useLayoutEffect(() => {
    if (isEmpty) return;
    const { children, offsetHeight } = first.current ?? {};
    if (children?.length) setSize(Math.round((offsetHeight ?? 0) / children.length) || UNMEASURED);
  }, [isEmpty]);
  if (!size) return <div ref={first}>{rows.slice(0, FIRST_ROWS).map(render)}</div>;
  return (
    <WindowVirtualizer data={rows} bufferSize={600} ssrCount={rowsAtOnce(size)} itemSize={size}>
      {render}
    </WindowVirtualizer>
  );
}

/** Until somebody scrolls, nothing but these rows is drawn, whatever comes in the meantime: they have to fill the window. */
const rowsAtOnce = (size: number): number => Math.max(FIRST_ROWS, Math.ceil(innerHeight / size));
