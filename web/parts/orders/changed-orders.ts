/**
 * Orders that changed on their own page. The kept-alive list reloads these rows when it is shown again, and keeps its
 * scroll position.
 */
import { whenMemberChanges } from '#web/state/session/session.ts';

const changed = new Set<string>();
whenMemberChanges(() => changed.clear());

/** Notes an order that changed outside the list. */
export const noteChanged = (order_id: string): void => void changed.add(order_id);

/** Returns and clears the noted orders. */
export function takeChanged(): string[] {
  const taken = [...changed];
  changed.clear();
  return taken;
}
