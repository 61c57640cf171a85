/**
 * Changes quantities of cart lines (document 1 §4 and §5): at once on the screen, then on the server. What its answer confirms
 * stays; in doubt the cart is read again.
 */
import type { CartLine } from '#shared/contract/cart.ts';
import { CancelledError } from '#shared/errors.ts';
import { afterUpNum, checkQuantity } from '#shared/rules/cart/cart-quantity.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { createQuantitySync } from './quantity-sync.ts';

interface Place {
  /** The shown lines, in a proxy. */
  readonly lines: () => readonly CartLine[];
  /** Reads the cart again. */
  readonly reload: () => unknown;
  /** The server has answered a quantity. */
  readonly settled: () => void;
  /** No quantity waits any more. */
  readonly quiet?: () => void;
}

export function createQuantities({ lines, reload, settled, quiet }: Place) {
  /** The last accepted quantity by line. */
  const agreed = new Map<string, number>();
  const find = (id: string) => lines().find(({ cart_id }) => cart_id === id);

  const sync = createQuantitySync({
    settled(id, answer) {
      const line = find(id);
      const { change, message, refused } = afterUpNum(answer);
      if (line) Object.assign(line, change, refused && { num: agreed.get(id) ?? line.num });
      if (line) agreed.set(id, line.num);
      if (message) say(message);
      if (refused) void reload();
      settled();
    },
    quiet: () => quiet?.(),
    failed(id, error) {
      if (error instanceof CancelledError) return;
      const line = find(id);
      if (line) Object.assign(line, { num: agreed.get(id) ?? line.num });
      report(error);
      void reload();
    },
  });

  return {
    /** The lines as the server told them; a quantity that is not answered yet stays. */
    take(told: readonly CartLine[]): CartLine[] {
      agreed.clear();
      for (const { cart_id, num } of told) agreed.set(cart_id, num);
      return told.map((line) => ({ ...line, num: sync.wanted(line.cart_id) ?? line.num }));
    },
    /** Sets a quantity, and tells why not; false then. */
    set(id: string, wanted: number): boolean {
      const line = find(id);
      if (!line) return false;
      const check = checkQuantity(line, wanted);
      if (check.ok) {
        Object.assign(line, { num: check.num });
        sync.want(id, check.num);
      } else if (check.message) say(check.message);
      return check.ok;
    },
    /** Forgets a line that was deleted. */
    drop(id: string): void {
      sync.drop(id);
      agreed.delete(id);
    },
    /** Sends what waits; resolves when all is answered. */
    flush: sync.flush,
  };
}
