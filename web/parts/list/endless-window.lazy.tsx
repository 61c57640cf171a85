import type { ReactElement } from 'react';
import { WindowVirtualizer } from 'virtua';

interface Props {
  readonly rows: readonly (readonly unknown[])[];
  readonly render: (row: readonly unknown[], at: number) => ReactElement;
  /** About how high a row is, in px, until it is measured. */
  readonly rowSize?: number | undefined;
}

/** Rows drawn before the window has been measured. */
const FIRST_ROWS = 6;

/** The part of an endless list that knows the window; in a chunk of its own. */
export const EndlessWindow = ({ rows, render, rowSize }: Props) => (
  <WindowVirtualizer
    data={rows}
    bufferSize={600}
    ssrCount={Math.min(rows.length, FIRST_ROWS)}
    {...(rowSize === undefined ? {} : { itemSize: rowSize })}
  >
    {render}
  </WindowVirtualizer>
);
