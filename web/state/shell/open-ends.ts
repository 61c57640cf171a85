/** Lists on the page whose end has not come: what stands below them is out of reach and would only be pushed about. */
import { proxy } from 'valtio/vanilla';

export const openEnds = proxy({ count: 0 });

/** A list that goes on says so; what comes back takes its word back. */
export function noteOpenEnd(): () => void {
  openEnds.count += 1;
  return () => {
    openEnds.count -= 1;
  };
}
