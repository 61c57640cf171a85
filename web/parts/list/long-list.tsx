import { type ReactElement, Suspense } from 'react';
import { Boundary } from '../boundary.tsx';
import { later } from '../page/later.ts';
import { useDesk } from '../page/use-desk.ts';

const ListWindow = later(async () => (await import('./endless-window.lazy.tsx')).ListWindow, 'up').View;

/** A list with at most this many rows is in the document as a whole. */
const PLAIN_ROWS = 40;

/** The first rows, while the window's code loads: they fill a screen. */
const FIRST_ROWS = 10;

interface Props {
  /** The rows of one list, with keys. */
  readonly rows: readonly ReactElement[];
  /** The rows of all lists of the place: several short ones are long together. */
  readonly of?: number;
  /** The class of the list's container. */
  readonly className?: string;
  /** A field above it finds each row (`useFound`): a desk keeps no more of them than a phone. */
  readonly searched?: boolean;
}

/**
 * A list that came whole and may be long, such as a cart of 300 lines. On a phone only rows near the viewport are in the
 * document. A desk keeps all of them: the browser's search and the arrow keys find each.
 */
export function LongList({ rows, of = rows.length, className, searched }: Props) {
  const desk = useDesk();
  const plain = (count: number) => (
    // biome-ignore lint/a11y/noRedundantRoles: without bullets Safari takes the list for none
    <ul role="list" className={className}>
      {rows.slice(0, count).map((row) => (
        <li key={row.key}>{row}</li>
      ))}
    </ul>
  );
  if ((desk && !searched) || of <= PLAIN_ROWS) return plain(rows.length);
  return (
    <Suspense fallback={plain(FIRST_ROWS)}>
      {/* Without the window's code the list is slow, but whole. */}
      <Boundary face={() => plain(rows.length)}>
        <ListWindow rows={rows} className={className} />
      </Boundary>
    </Suspense>
  );
}
