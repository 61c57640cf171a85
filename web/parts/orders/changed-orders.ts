/**
 * Orders that changed on their own page. The kept-alive list reloads these rows when it is shown again, and keeps its
 * scroll position.
 */
const changed = new Set<string>();

/** Notes an order that changed outside the list. */
export const noteChanged = (order_id: string): void => void changed.add(order_id);

/** Returns and clears the noted orders. */
export function takeChanged(): string[] {
  const taken = [...changed];
  changed.clear();
  return taken;
}
