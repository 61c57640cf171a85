/** Counts endless lists that have not reached their end. What is below them is out of reach and would only move. */
import { proxy } from 'valtio/vanilla';

export const openEnds = proxy({ count: 0 });

/** A list that continues calls this; the returned function undoes it. */
export function noteOpenEnd(): () => void {
  openEnds.count += 1;
  return () => {
    openEnds.count -= 1;
  };
}
