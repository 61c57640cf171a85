/** Putting one product into the cart (document 2 §2, §4, §5); fetched while the buyer still looks at it. */
import { buy } from '#shared/contract/buy.ts';
import { cart } from '#shared/contract/cart.ts';
import { UnknownOutcomeError } from '#shared/errors.ts';
import { notInsured } from '#shared/messages/buying.ts';
import { allInCart } from '#shared/messages/cart.ts';
import { type AddAnswer, readAdd } from '#shared/rules/after-add-to-cart.ts';
import { asksInsurance } from '#shared/rules/can-add.ts';
import type { GoodsInfo } from '#shared/rules/offer.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { say } from '#web/state/messages/toast.ts';
import { raiseCartCount, session, setCartCount } from '#web/state/session/session.ts';

export interface Chosen {
  readonly info: GoodsInfo;
  readonly goods_id: string;
  readonly spce_id: string;
  readonly tb_id: string;
  /** Base units. */
  readonly quantity: number;
  /** What there is of it, as far as the page knows. */
  readonly stock: number;
  /** Others were faster, or the limit is reached: what the server says that there is. */
  readonly correctStock: (stock: number) => void;
}

/** Adds what is chosen and tells how it went; answers how many base units were added. */
export async function addGoods(chosen: Chosen): Promise<number> {
  const { info, goods_id, quantity, spce_id, tb_id } = chosen;
  if (!(await isInsured(info))) return 0;
  const type = info.data.goods_type === '4' ? '4' : '0';
  try {
    const answer = await api.send(buy.addToCart, [{ type, goods_id, goods_number: quantity, attr_id: tb_id, spce_id }]);
    return await settle(answer, chosen);
  } catch (error) {
    if (error instanceof UnknownOutcomeError) await recount();
    throw error;
  }
}

async function settle(answer: AddAnswer, chosen: Chosen): Promise<number> {
  const { quantity, correctStock } = chosen;
  const { message, added, stock } = readAdd(answer, quantity);
  const held = stock === 0 && answer.success === 2 ? await inOwnCart(chosen) : 0;
  if (held > 0) {
    say(allInCart(held), 'warn');
    return 0;
  }
  if (stock !== undefined) correctStock(stock);
  if (added > 0) {
    raiseCartCount(added);
    flagForReload('cart');
  }
  say(message, added > 0 ? 'good' : 'warn');
  return added;
}

/** Goods outside the medical insurance are asked about before they go into the cart; true goes on. */
const isInsured = async ({ data }: GoodsInfo): Promise<boolean> =>
  !asksInsurance(session.is_yb, data.is_yb) || confirm({ message: notInsured });

/** How many of what is chosen the buyer's own cart holds where that is all the stock there is; else 0. */
async function inOwnCart({ info, goods_id, spce_id, tb_id, stock }: Chosen): Promise<number> {
  // A line names its batch in words that no document ties to a tb_id.
  if (info.taobao_list.some((batch) => batch.tb_id === tb_id)) return 0;
  const specification = info.spce_list.find((each) => each.spce_id === spce_id)?.spce_name ?? '';
  try {
    const { data } = await api.send(cart.list, {});
    const own = data.filter((line) => line.goods_id === goods_id && (line.spce_name ?? '') === specification);
    const held = own.reduce((sum, { num }) => sum + num, 0);
    return held >= stock ? held : 0;
  } catch {
    return 0;
  }
}

/** Nobody knows whether it was added: the cart is read again. */
async function recount(): Promise<void> {
  flagForReload('cart');
  try {
    const { data } = await api.send(cart.list, {});
    setCartCount(data.reduce((sum, { num }) => sum + num, 0));
  } catch {
    // What could not be added is told all the same, and the cart says what is in it.
  }
}
