import type { ReactElement } from 'react';
import { WindowVirtualizer } from 'virtua';

interface Props {
  readonly rows: readonly (readonly unknown[])[];
  readonly render: (row: readonly unknown[], at: number) => ReactElement;
}

/** Rows drawn before the window has been measured. */
const FIRST_ROWS = 6;

/** The part of an endless list that knows the window; in a chunk of its own. */
export const EndlessWindow = ({ rows, render }: Props) => (
  <WindowVirtualizer data={rows} bufferSize={600} ssrCount={Math.min(rows.length, FIRST_ROWS)}>
    {render}
  </WindowVirtualizer>
);
