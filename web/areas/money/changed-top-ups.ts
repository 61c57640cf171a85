/** Top-ups that were paid or viewed on another page. The kept-alive log reloads these rows when it is shown next. */
import { whenMemberChanges } from '#web/state/session/session.ts';

const changed = new Set<string>();
whenMemberChanges(() => changed.clear());

/** Notes that a top-up may have changed outside the log. */
export const noteChanged = (order_id: string): void => void changed.add(order_id);

/** Returns and clears the noted ones. */
export function takeChanged(): string[] {
  const taken = [...changed];
  changed.clear();
  return taken;
}
