import { deleteLines } from '#shared/messages/cart.ts';
import { fullName } from '#shared/rules/goods/line-pack.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import type { CartStore } from './cart-store.ts';

/** Removes these lines after a confirmation. */
export async function removeAsked(store: CartStore, ids: readonly string[]): Promise<void> {
  const names = store.state.lines.filter(({ cart_id }) => ids.includes(cart_id)).map(fullName);
  if (await confirm({ message: deleteLines(names), yes: '删除' })) await store.remove(ids);
}
