/** Puts what is ticked into the cart, one after the other; fetched once something is ticked. */
import { addToCart, piecesInCart } from '#shared/flows/add-to-cart.ts';
import { realClock } from '#shared/flows/clock.ts';
import { lastOf } from '#shared/flows/flow.ts';
import { notInsured } from '#shared/messages/buying.ts';
import { asksInsurance } from '#shared/rules/can-add.ts';
import { buyButton, standing } from '#shared/rules/verification.ts';
import { noteAdded } from '#web/state/added-goods.ts';
import { api } from '#web/state/api.ts';
import { buyer } from '#web/state/buyer.ts';
import type { LeftOut, LeftOutAsk } from '#web/state/dialog-table.ts';
import { confirm } from '#web/state/dialogs.ts';
import { flagForReload } from '#web/state/freshness.ts';
import { raiseCartCount, session } from '#web/state/session.ts';
import { offerOfPicked, type Picked, type PickedState } from './picking.ts';

const ports = { client: api, clock: realClock };

/** Adds all of them; `drop` takes one that was added off the choice. Undefined when the buyer said no to a question. */
export async function addPicked(
  picks: Readonly<Record<string, PickedState>>,
  drop: (key: string) => void,
): Promise<LeftOutAsk | undefined> {
  const all = Object.entries(picks);
  const uninsured = all.some(([, { info }]) => info && asksInsurance(session.is_yb, info.data.is_yb));
  if (uninsured && !(await confirm({ message: notInsured }))) return undefined;
  const left: LeftOut[] = [];
  for (const [key, picked] of all) {
    const why = await addOne(picked);
    if (why) left.push(why);
    else drop(key);
  }
  return { kinds: all.length - left.length, left };
}

/** Answers why it could not be added, or undefined. */
async function addOne(picked: PickedState): Promise<LeftOut | undefined> {
  const { goods, quantity } = picked;
  const left = whyNot(picked);
  if (left) return left;
  const item = { type: '0', goods_id: goods.goods_id, goods_number: quantity, attr_id: goods.tb_id, spce_id: '' };
  const end = await lastOf(addToCart(ports, item, await piecesInCart(ports, goods.goods_id)));
  const added = end.step === 'done' ? (end.answer?.added ?? 0) : 0;
  if (added > 0) {
    raiseCartCount(added);
    flagForReload('cart');
    noteAdded(goods, added);
    return undefined;
  }
  const message = end.step === 'done' ? end.answer?.message : end.step === 'working' ? undefined : end.message;
  picked.warning = message?.text ?? '';
  return { goods, why: picked.warning, chooses: false };
}

/** What keeps a ticked goods out of the cart; undefined when nothing does. */
function whyNot(picked: Picked): LeftOut | undefined {
  const { goods, info, quantity } = picked;
  const no = (why: string, chooses = false) => ({ goods, why, chooses });
  if (!info) return no('商品信息没有取到，请重试');
  const where = standing(buyer(), info.yz_range);
  if (where !== 'buy') return no(buyButton(where, info.data.type_id).label);
  const offer = offerOfPicked({ ...picked, info });
  const { specifications } = offer.features;
  if (specifications.length > 0) return no(specifications.map(({ spce_name }) => spce_name).join('、'), true);
  if (offer.cap < offer.multiple) return no('库存不足起订量');
  if (quantity <= 0) return no('数量为 0');
  return offer.addable ? undefined : no('该商品暂不可购买');
}
