/** Orders that changed on their own page: the kept list reloads these rows when it is shown again, and keeps its place. */
const changed = new Set<string>();

/** Notes that an order changed outside of the list. */
export const noteChanged = (order_id: string): void => void changed.add(order_id);

/** Takes the noted orders. */
export function takeChanged(): string[] {
  const taken = [...changed];
  changed.clear();
  return taken;
}
