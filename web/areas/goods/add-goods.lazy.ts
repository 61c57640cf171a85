/** Adds one product to the cart (document 2 §2, §4, §5); loaded while the buyer looks at it. */
import { cart } from '#shared/contract/cart.ts';
import { addLooking, type Before } from '#shared/flows/add-looking.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { notInsured } from '#shared/messages/buying.ts';
import { allInCart } from '#shared/messages/cart.ts';
import type { Added } from '#shared/rules/cart/after-add-to-cart.ts';
import { asksInsurance } from '#shared/rules/cart/can-add.ts';
import type { GoodsInfo } from '#shared/rules/goods/offer.ts';
import { flagForReload } from '#web/navigation/reload-flags.ts';
import { webClock } from '#web/state/clock.ts';
import { confirm } from '#web/state/dialogs/dialogs.ts';
import { api } from '#web/state/loading/api.ts';
import { report } from '#web/state/loading/failure.ts';
import { say } from '#web/state/messages/toast.ts';
import { raiseCartCount, session, setCartCount } from '#web/state/session/session.ts';

export interface Chosen {
  readonly info: GoodsInfo;
  readonly goods_id: string;
  readonly spce_id: string;
  readonly tb_id: string;
  /** Base units. */
  readonly quantity: number;
  /** The stock, as far as the page knows. */
  readonly stock: number;
  /** Sets the stock that the server sent: others were faster, or (`limited`) the limit is reached. */
  readonly correctStock: (stock: number, limited: boolean) => void;
}

/** Adds of this visit whose answers were lost, by login and goods: the next press reads the cart first. */
const doubts = new Map<string, Before>();

/** Adds the chosen goods and shows the result; returns the added base units. */
export async function addGoods(chosen: Chosen): Promise<number> {
  const { info, goods_id, quantity, spce_id, tb_id } = chosen;
  if (!(await isInsured(info))) return 0;
  const type = info.data.goods_type === '4' ? '4' : '0';
  const item = { type, goods_id, goods_number: quantity, attr_id: tb_id, spce_id };
  const key = `${session.token} ${goods_id}`;
  const known = { count: session.cartNum, doubt: doubts.get(key) };
  const end = await lastOf(addLooking({ client: api, clock: webClock }, item, known));
  if ('doubt' in end && end.doubt) doubts.set(key, end.doubt);
  else doubts.delete(key);
  if ('all' in end && end.all !== undefined) recounted(end.all);
  if (end.step === 'done') return tell(end.added, chosen, end.all !== undefined);
  if (end.step === 'unknown') say(end.message, 'warn');
  if (end.step === 'failed') report(end.error);
  return 0;
}

/** The cart was read: its count is known, and its page must reload. */
function recounted(all: number): void {
  setCartCount(all);
  flagForReload('cart');
}

async function tell({ message, added, stock, soldOut }: Added, chosen: Chosen, isCounted: boolean): Promise<number> {
  const held = soldOut && stock === 0 ? await inOwnCart(chosen) : 0;
  if (held > 0) {
    say(allInCart(held), 'warn');
    return 0;
  }
  if (stock !== undefined) chosen.correctStock(stock, !soldOut);
  if (added > 0 && !isCounted) {
    raiseCartCount(added);
    flagForReload('cart');
  }
  say(message, added > 0 ? 'good' : 'warn');
  return added;
}

/** Goods outside the medical insurance need a confirmation; true continues. */
const isInsured = async ({ data }: GoodsInfo): Promise<boolean> =>
  !asksInsurance(session.is_yb, data.is_yb) || confirm({ message: notInsured });

/** The quantity in the buyer's own cart if that is the whole stock; else 0. */
async function inOwnCart({ info, goods_id, spce_id, tb_id, stock }: Chosen): Promise<number> {
  // A cart line names its batch by text, which no document maps to a tb_id.
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
