/** The cart's lines for rows of goods that were added: read after each add, and whenever such a row is shown again. */
import { proxy } from 'valtio';
import { type CartLine, cart } from '#shared/contract/cart.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import { deleted } from '#shared/messages/cart.ts';
import { joinIds } from '#shared/rules/cart/cart-checkout.ts';
import { isBundle } from '#shared/rules/cart/cart-quantity.ts';
import { piecesOf } from '#shared/rules/cart/cart-totals.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { createQuantities } from '#web/parts/cart/quantities.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { setCartCount, whenMemberChanges } from '#web/state/session/session.ts';

export const rowCart = proxy<{ lines: CartLine[] }>({ lines: [] });

const quantities = createQuantities({ lines: () => rowCart.lines, reload: readRowCart, settled: count });

function count(): void {
  setCartCount(piecesOf(rowCart.lines));
  flagForReload('cart');
}

/** Counts the readings that were asked for: an answer under way may be older than what was added since. */
let asked = 0;
let reading: Promise<boolean> | undefined;

/** Reads the cart; false when it could not be read. */
export function readRowCart(): Promise<boolean> {
  asked += 1;
  reading ??= read().finally(() => {
    reading = undefined;
  });
  return reading;
}

async function read(): Promise<boolean> {
  for (let answered = 0; answered < asked; ) {
    answered = asked;
    try {
      await quantities.flush();
      const { data } = await api.send(cart.list, {});
      rowCart.lines = quantities.take(data);
      setCartCount(piecesOf(rowCart.lines));
    } catch {
      return false;
    }
  }
  return true;
}

/** The lines of goods. Of several, which one a row means is not known. */
export const linesOf = <L extends Pick<CartLine, 'goods_id' | 'type'>>(lines: readonly L[], goods_id: string): L[] =>
  lines.filter((line) => line.goods_id === goods_id && !isBundle(line));

/** Sets the quantity of a line; 0 takes it out. */
export function changeLine(cart_id: string, num: number): void {
  const line = rowCart.lines.find((each) => each.cart_id === cart_id);
  // At 0 it is being taken out.
  if (!line || line.num === 0) return;
  if (num !== 0) quantities.set(cart_id, num);
  else void takeOut(line);
}

async function takeOut(line: CartLine): Promise<void> {
  const { cart_id, num } = line;
  quantities.drop(cart_id);
  line.num = 0;
  try {
    await api.send(cart.delNum, { id_list: joinIds([cart_id]) });
  } catch (error) {
    // A lost answer is settled by the cart.
    const isRead = await readRowCart();
    if (!isRead) line.num = num;
    if (!(error instanceof UnknownOutcomeError) || !isRead || rowCart.lines.some((each) => each.cart_id === cart_id))
      return report(error);
  }
  rowCart.lines = rowCart.lines.filter((each) => each.cart_id !== cart_id);
  count();
  say(deleted);
}

whenMemberChanges(() => {
  for (const { cart_id } of rowCart.lines) quantities.drop(cart_id);
  rowCart.lines = [];
});
