/** The stored reload flag (document 2 §2): 'services' makes the list reload one row when it is shown next. */
import { isText, keep, recall } from '#web/state/storage/storage.ts';

const FLAG = 'reload';
const ORDER = 'reload_order';
const SERVICES = 'services';

/** Flags the order whose request changed on its own page. */
export function flagService(order_id: string): void {
  keep(FLAG, SERVICES);
  keep(ORDER, order_id);
}

/** Returns the order whose row must be reloaded, and clears the flag. */
export function takeFlaggedService(): string | undefined {
  if (recall(FLAG, isText) !== SERVICES) return undefined;
  const order_id = recall(ORDER, isText);
  keep(FLAG, null);
  keep(ORDER, null);
  return order_id;
}
