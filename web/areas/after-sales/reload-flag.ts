/** The stored reload flag (document 2 §2): 'services' makes the list reload one row when it is shown next. */
import * as kept from '#web/state/storage/kept.ts';

const SERVICES = 'services';

/** Flags the order whose request changed on its own page. */
export function flagService(order_id: string): void {
  kept.reload.mine().write(SERVICES);
  kept.reload_order.mine().write(order_id);
}

/** Returns the order whose row must be reloaded, and clears the flag. */
export function takeFlaggedService(): string | undefined {
  const [flag, order] = [kept.reload.mine(), kept.reload_order.mine()];
  if (flag.read() !== SERVICES) return undefined;
  const order_id = order.read();
  flag.erase();
  order.erase();
  return order_id;
}
