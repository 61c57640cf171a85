/** The stored reload flag (document 2 §2): with the value 'services' the list reads one row again when it is shown next. */
import { isText, keep, recall } from '#web/state/storage/storage.ts';

const FLAG = 'reload';
const ORDER = 'reload_order';
const SERVICES = 'services';

/** An order's request changed on its own page. */
export function flagService(order_id: string): void {
  keep(FLAG, SERVICES);
  keep(ORDER, order_id);
}

/** The order whose row is to be read again; the flag is down afterwards. */
export function takeFlaggedService(): string | undefined {
  if (recall(FLAG, isText) !== SERVICES) return undefined;
  const order_id = recall(ORDER, isText);
  keep(FLAG, null);
  keep(ORDER, null);
  return order_id;
}
