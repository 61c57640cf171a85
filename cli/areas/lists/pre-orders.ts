import { listed } from '#cli/parts/first-items.ts';
import { both, runOnce } from '#cli/parts/run-once.ts';
import type { MemberShop, PublicShop } from '#cli/shop/shop.ts';
import { Fault } from '#cli/text/fault.ts';
import { namedOf } from '#cli/text/named.ts';
import type { ArgsOf } from '#shared/contract/call.ts';
import { qhyg } from '#shared/contract/qhyg.ts';
import { placePreOrder as sendPreOrder } from '#shared/flows/pre-order.ts';
import { readOptional } from '#shared/flows/trouble.ts';
import { orderMultiple as multipleMessage } from '#shared/messages/buying.ts';
import { preOrdered } from '#shared/messages/pre-orders.ts';
import { orderMultiple, type Unit, unitName } from '#shared/rules/goods/pack-size.ts';
import { checkPreOrder, type PreOrderUnit, preOrderQuantity, preOrderUnits } from '#shared/rules/goods/pre-order.ts';
import { type PreOrderFlags, units as unitWords } from './options.ts';

/** Units and specifications for a pre-order; `multiple` in base units. */
export async function showPreOrder(shop: PublicShop, goods_id: string) {
  const { data: goods, spce_list: specifications } = await shop.client.send(qhyg.info, { goods_id });
  return { goods_id, goods, units: preOrderUnits(goods), specifications, multiple: orderMultiple(goods) };
}

export type PreOrderWanted = PreOrderFlags & { readonly num: number };

/** Unit, specification and quantity are checked before anything is sent. The `num` of the result is in base units. */
export async function placePreOrder(shop: MemberShop, goods_id: string, wanted: PreOrderWanted) {
  const { token } = shop.session.login;
  refuseUnless(checkPreOrder({ goods_id, num: wanted.num }, token));
  const { goods, units, specifications, multiple } = await showPreOrder(shop, goods_id);
  const unit = unitOf(wanted, units);
  const num = preOrderQuantity(goods, unit, wanted.num);
  refuseUnless(checkPreOrder({ goods_id, num }, token));
  if (num % multiple !== 0) throw new Fault('usage', both(multipleMessage(multiple, unitName(goods, 1))));
  const spce_id = specificationOf(wanted.spec, specifications);
  await placeOnce(shop, { goods_id, spce_id, num, impatient: wanted.urgent });
  return { message: preOrdered.text, goods_id, num };
}

/** If the answer is lost, a new row in the list shows that it was placed. */
async function placeOnce(shop: MemberShop, placed: ArgsOf<typeof qhyg.up>): Promise<void> {
  const listed = async () => (await listPreOrders(shop)).pre_orders;
  const before = await readOptional(async () => (await listed()).map(({ qhyg_id }) => qhyg_id));
  await runOnce(sendPreOrder(shop, placed, before), 'preorder list');
}

function refuseUnless(checked: ReturnType<typeof checkPreOrder>): void {
  if (!checked.ok) throw new Fault('usage', both(checked.message));
}

function unitOf({ unit }: PreOrderWanted, units: readonly PreOrderUnit[]): Unit {
  const open = units.filter(({ isOpen }) => isOpen);
  const nameOf = (each: PreOrderUnit) => `--unit ${unitWords[each.unit - 1]}`;
  const isMeant = (each: PreOrderUnit) => unit === undefined || unitWords[each.unit - 1] === unit;
  return namedOf(open, isMeant, ['不能按此单位预购', 'this unit cannot be ordered'], nameOf).unit;
}

function specificationOf(named: string | undefined, all: readonly { readonly spce_id: string }[]): string {
  if (named === undefined && all.length === 0) return '';
  const lacking = ['请指定规格', 'name one of the specifications'] as const;
  return namedOf(
    all,
    ({ spce_id }) => spce_id === named,
    lacking,
    ({ spce_id }) => `--spec ${spce_id}`,
  ).spce_id;
}

export const listPreOrders = (shop: MemberShop, limit?: number) => listed('pre_orders', shop, qhyg.list, {}, limit);
